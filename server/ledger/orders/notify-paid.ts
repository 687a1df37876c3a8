import type { Handle } from '#db/connection/handle.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import type { OrderRow } from './order-row.ts'

export type PaidOrder = Pick<OrderRow, 'orderNr' | 'country' | 'total' | 'walletUsed' | 'shippingMethod'>

/** Notifies the staff of an order that can be prepared, whatever paid it. */
export const notifyPaid = (tx: Handle, { orderNr, country, total, walletUsed, shippingMethod }: PaidOrder, now: Date) =>
  notifyStaff(tx, {
    event: 'order.paid',
    country,
    ref: orderNr,
    amount: total + walletUsed,
    about: 'Hay un pedido pagado para preparar.',
    data: { wallet_used: walletUsed, shipping_method: shippingMethod },
    now,
  })

/** The same of one that is prepared without a payment: its money is taken at the door. */
export const notifyConfirmed = (
  tx: Handle,
  { orderNr, country, total, walletUsed, shippingMethod }: PaidOrder,
  now: Date,
) =>
  notifyStaff(tx, {
    event: 'order.confirmed',
    country,
    ref: orderNr,
    amount: total,
    about: 'Hay un pedido para preparar. Se cobra en efectivo al entregarlo.',
    data: { wallet_used: walletUsed, shipping_method: shippingMethod },
    now,
  })
