import { z } from 'zod/mini'
import { noticeEvents, type NoticeEvent } from '#domain/operations/notices/events.ts'
import { template } from './template.ts'

const titles: Readonly<Record<NoticeEvent, string>> = {
  'order.paid': 'Pedido pagado',
  'order.confirmed': 'Pedido a cobrar en la entrega',
  'transfer.proof': 'Comprobante de transferencia',
  'return.requested': 'Cambio o devolución',
  'withdrawal.requested': 'Retiro de dinero',
  'purchase.revoked': 'Compra revocada',
  'content.review': 'Contenido por revisar',
  'content.returned': 'Contenido devuelto',
}

/** For the staff: what happened, without the person it happened to. */
export const staffNotice = template({
  data: z.object({
    event: z.enum(noticeEvents),
    /** The number it is looked up by. */
    ref: z.string(),
    amount: z.nullable(z.string()),
    about: z.string(),
  }),
  write: ({ event, ref, amount, about }, { country, brand, mailWord }) => ({
    subject: `${titles[event]} ${ref}${amount === null ? '' : ` · ${amount}`} (${country})`,
    preheader: about,
    title: titles[event],
    paragraphs: [about],
    facts: [
      { title: event.startsWith('content.') ? 'Documento' : 'Número', lines: amount === null ? [ref] : [ref, amount] },
    ],
    reason: `Este ${mailWord} es para el equipo de ${brand.name}.`,
  }),
  sample: { event: 'order.paid', ref: '7K3Q9XMD', amount: '$ 45.990', about: 'Hay un pedido nuevo para preparar.' },
})
