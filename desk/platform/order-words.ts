import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'
import type { Tone } from './ui/badge.tsx'
import { wordsIn } from './words.ts'

/** What the staff calls the states of orders and payments. */
export const orderWords = wordsIn<{
  status: Record<OrderStatus, string>
  /** Shipped, of an order that is collected. */
  ready: string
  payment: Record<PaymentStatus, string>
  /** By the code of the method; one that is not here is shown by its code. */
  method: Partial<Record<string, string>>
  delivery: Partial<Record<string, string>>
}>({
  es: {
    status: {
      payment_pending: 'Espera el pago',
      confirmed: 'Confirmado, se cobra al entregar',
      paid: 'Pagado',
      preparing: 'En preparación',
      partly_shipped: 'Despachado en parte',
      shipped: 'Despachado',
      delivered: 'Entregado',
      partly_returned: 'Devuelto en parte',
      returned: 'Devuelto',
      payment_rejected: 'Pago rechazado',
      cancelled: 'Cancelado',
    },
    ready: 'Listo para retirar',
    payment: {
      pending: 'pendiente',
      approved: 'aprobado',
      rejected: 'rechazado',
      held: 'a revisar',
      refund_pending: 'a devolver',
      refunded: 'devuelto',
    },
    method: {
      card_test: 'tarjeta de prueba',
      cash_voucher: 'efectivo',
      wallet: 'billetera',
      mercadopago: 'Mercado Pago',
      webpay: 'Webpay',
      bank_transfer: 'transferencia',
      cash_on_delivery: 'contra entrega',
    },
    delivery: { standard: 'Envío estándar', fast: 'Envío rápido', pickup: 'Retiro en sucursal' },
  },
  en: {
    status: {
      payment_pending: 'Awaits payment',
      confirmed: 'Confirmed, cash on delivery',
      paid: 'Paid',
      preparing: 'Being packed',
      partly_shipped: 'Partly shipped',
      shipped: 'Shipped',
      delivered: 'Delivered',
      partly_returned: 'Partly returned',
      returned: 'Returned',
      payment_rejected: 'Payment rejected',
      cancelled: 'Cancelled',
    },
    ready: 'Ready for pickup',
    payment: {
      pending: 'pending',
      approved: 'approved',
      rejected: 'rejected',
      held: 'to be checked',
      refund_pending: 'to be refunded',
      refunded: 'refunded',
    },
    method: {
      card_test: 'test card',
      cash_voucher: 'cash',
      wallet: 'wallet',
      mercadopago: 'Mercado Pago',
      webpay: 'Webpay',
      bank_transfer: 'transfer',
      cash_on_delivery: 'cash on delivery',
    },
    delivery: { standard: 'Standard', fast: 'Fast', pickup: 'Pickup' },
  },
})

/** The state of an order as the staff calls it: what is collected is not shipped, it is ready. */
export function statusName(
  names: { status: Record<OrderStatus, string>; ready: string },
  status: OrderStatus,
  method: string,
) {
  return status === 'shipped' && method === 'pickup' ? names.ready : names.status[status]
}

export const toneOf: Readonly<Record<OrderStatus, Tone>> = {
  payment_pending: 'plain',
  confirmed: 'now',
  paid: 'now',
  preparing: 'now',
  partly_shipped: 'now',
  shipped: 'plain',
  delivered: 'done',
  partly_returned: 'plain',
  returned: 'plain',
  payment_rejected: 'bad',
  cancelled: 'bad',
}
