import type { NoticeEvent } from '#domain/operations/notices/events.ts'
import { wordsIn } from '#desk/platform/words.ts'

/** What happens, as the staff calls it. */
export const eventWords = wordsIn<Record<NoticeEvent, string>>({
  es: {
    'order.paid': 'Un pedido se pagó',
    'order.confirmed': 'Un pedido se confirmó para pagar al recibir',
    'transfer.proof': 'Llegó el comprobante de una transferencia',
    'return.requested': 'Se pidió una devolución',
    'withdrawal.requested': 'Se pidió dinero de una billetera o un crédito',
    'purchase.revoked': 'Se revocó una compra',
    'content.review': 'Un borrador de contenido espera revisión',
    'content.returned': 'Un borrador de contenido se devolvió',
  },
  en: {
    'order.paid': 'An order was paid',
    'order.confirmed': 'An order was confirmed, to be paid at the door',
    'transfer.proof': 'The proof of a transfer arrived',
    'return.requested': 'A return was requested',
    'withdrawal.requested': 'Money of a wallet or a credit was requested',
    'purchase.revoked': 'A purchase was revoked',
    'content.review': 'A draft of content waits for a review',
    'content.returned': 'A draft of content was sent back',
  },
})
