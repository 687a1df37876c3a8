import type { Handle } from '#db/connection/handle.ts'
import { localAmount } from '../catalogue/amounts.ts'
import type { CreditIds } from '../people/credits.ts'
import type { Moments } from '../moments.ts'
import { deliveryDays } from './order-history.ts'
import { placeOrder, type DemoOrder } from './place-order.ts'
import type { OrderLines } from './order-lines.ts'
import type { DemoCustomer } from '../people/write-people.ts'

/** Item ids by order number, in the order of the lines. */
export type OrderItems = Map<string, number[]>

/** Eleven orders, one of each kind: three pages of 4, 4 and 3. */
export async function writeOrdersOfAna(
  db: Handle,
  lineOf: OrderLines,
  ana: DemoCustomer,
  credits: CreditIds,
  { daysAgo }: Moments,
): Promise<OrderItems> {
  const delivered = (days: number) => ({ status: 'delivered' as const, placedAt: daysAgo(days + deliveryDays) })
  const pesos = (amount: number) => localAmount('ar', amount)
  const orders: DemoOrder[] = [
    // The same size twice, a gift and a purchase: the client shows one line of two.
    {
      orderNr: 'R101',
      ...delivered(5),
      lines: [
        ['ZM0001-38', 1],
        ['ZM0001-38', 1],
        ['RT0001-M', 1],
      ],
    },
    { orderNr: 'R102', ...delivered(12), lines: [['RT0003-U', 1]] },
    { orderNr: 'R103', ...delivered(8), lines: [['RN0001-M', 2]] },
    {
      orderNr: 'R104',
      ...delivered(45),
      walletUsed: pesos(12_000),
      lines: [
        ['VS0001-M', 1],
        ['PT0001-40', 1],
      ],
    },
    {
      orderNr: 'R105',
      status: 'shipped',
      placedAt: daysAgo(3),
      lines: [['ZM0010-37', 1]],
      coupon: { idSalesRule: credits.get('CRED-ANA-2')!, amount: pesos(3_000) },
      cartHash: 'demo-bought',
    },
    {
      orderNr: 'R106',
      status: 'preparing',
      placedAt: daysAgo(2),
      lines: [['BT0001-37', 1]],
      coupon: { idSalesRule: credits.get('CRED-ANA-4')!, amount: pesos(20_000) },
    },
    // Younger than 48 hours, or the job that cancels unpaid orders would take it.
    {
      orderNr: 'R107',
      status: 'payment_pending',
      placedAt: daysAgo(0.4),
      payment: 'cash_voucher',
      lines: [['RL0001-U', 1]],
    },
    { orderNr: 'R108', status: 'cancelled', placedAt: daysAgo(22), payment: 'cash_voucher', lines: [['AC0001-U', 1]] },
    { orderNr: 'R109', status: 'payment_rejected', placedAt: daysAgo(26), lines: [['ZM0012-38', 1]] },
    {
      orderNr: 'R110',
      ...delivered(15),
      lines: [
        ['GC0001-U', 1],
        ['ZH0002-42', 1],
        ['RT0001-L', 1],
      ],
    },
    {
      orderNr: 'R111',
      status: 'returned',
      placedAt: daysAgo(40 + deliveryDays),
      lines: [
        ['ZM0007-37', 1],
        ['RV0002-U', 1],
      ],
    },
  ]
  const items: OrderItems = new Map()
  for (const order of orders) items.set(order.orderNr, await placeOrder(db, lineOf, ana, order))
  return items
}
