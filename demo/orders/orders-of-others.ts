import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { localAmount } from '../catalogue/amounts.ts'
import type { RuleIds } from './coupons.ts'
import type { Moments } from '../moments.ts'
import { deliveryDays } from './order-history.ts'
import type { OrderItems } from './orders-of-ana.ts'
import type { PersonName } from '../people/people.ts'
import { placeOrder, type DemoOrder } from './place-order.ts'
import type { OrderLines } from './order-lines.ts'
import type { People } from '../people/write-people.ts'

/** Four of dora (an empty last page), old ones of fer, delivered ones of gabi, one each of kike and hernan. */
export async function writeOrdersOfOthers(
  db: Handle,
  linesOf: Record<OpenCountry, OrderLines>,
  people: People,
  rules: RuleIds,
  { daysAgo }: Moments,
): Promise<OrderItems> {
  const delivered = (orderNr: string, days: number, lines: DemoOrder['lines']): DemoOrder => {
    return { orderNr, status: 'delivered', placedAt: daysAgo(days + deliveryDays), lines }
  }
  /** The only use of AGOTADO, in each store. */
  const usedUp = (country: OpenCountry) => ({ idSalesRule: rules.get(`${country} AGOTADO`)!, percent: 10 })
  const orders: Partial<Record<PersonName, DemoOrder[]>> = {
    dora: [
      {
        ...delivered('R301', 70, [['ZM0008-38', 1]]),
        coupon: usedUp('ar'),
      },
      { ...delivered('R302', 33, [['RT0002-M', 2]]), walletUsed: localAmount('ar', 3_000) },
      delivered('R303', 14, [['PT0001-42', 1]]),
      { orderNr: 'R304', status: 'paid', placedAt: daysAgo(0.5), lines: [['ZM0020-39', 1]] },
    ],
    fer: [delivered('R401', 61, [['ZH0004-42', 1]]), delivered('R402', 95, [['RV0003-L', 1]])],
    gabi: [
      { ...delivered('R201', 20, [['ZM0001-37', 1]]), coupon: usedUp('cl') },
      { ...delivered('R202', 25, [['ZM0006-37', 1]]), status: 'returned' },
      { ...delivered('R203', 28, [['VS0001-S', 1]]), status: 'returned' },
      delivered('R205', 6, [
        ['RT0001-M', 1],
        ['ZM0009-38', 1],
      ]),
    ],
    kike: [delivered('R601', 10, [['ZH0003-43', 1]])],
    hernan: [
      { ...delivered('R501', 9, [['ZH0005-41', 1]]), coupon: usedUp('co') },
      { orderNr: 'R502', status: 'shipped', placedAt: daysAgo(3), lines: [['AC0001-U', 1]] },
    ],
  }
  const items: OrderItems = new Map()
  for (const [name, list] of Object.entries(orders)) {
    const buyer = people[name as PersonName]
    for (const order of list) items.set(order.orderNr, await placeOrder(db, linesOf[buyer.country], buyer, order))
  }
  // The replacement gabi got for R202, free of charge.
  const replacement = { orderNr: 'R204', status: 'delivered', placedAt: daysAgo(16), isReplacement: true } as const
  items.set('R204', await placeOrder(db, linesOf.cl, people.gabi, { ...replacement, lines: [['ZM0006-38', 1]] }))
  return items
}
