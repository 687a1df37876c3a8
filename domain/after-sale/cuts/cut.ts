import { splitByTender, subtractTenders, totalOf, type Tenders } from '#domain/after-sale/exchanges/tenders.ts'
import { takeFromRows, type SoldRow } from '#domain/after-sale/exchanges/return-value.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'

/** The step a shopper reads when a part of an order was cancelled; it is no status of the order. */
export const cutStep = { status: 'part_cancelled', label: 'Cancelamos una parte del pedido' } as const

export const cutObstacles = ['unpaid', 'at_the_door', 'too_late', 'taken_back'] as const
export type CutObstacle = (typeof cutObstacles)[number]

type Cuttable = {
  status: OrderStatus
  isToCollect: boolean
  /** The bank took the payment back. */
  isTakenBack: boolean
}

/** Why no part of an order can be cancelled; null where one can. What is not paid is cancelled as a whole and bought again. */
export function cutObstacle({ status, isToCollect, isTakenBack }: Cuttable): CutObstacle | null {
  if (status === 'payment_pending') return 'unpaid'
  if (isToCollect) return 'at_the_door'
  if (status !== 'paid' && status !== 'preparing' && status !== 'partly_shipped') return 'too_late'
  return isTakenBack ? 'taken_back' : null
}

/** A row of an order that can be cut: gift cards and memberships are there from the payment on, and `sent` units are gone. */
export type CutRow = SoldRow & { isFixed: boolean; sent: number }
export type CutWish = { id: number; quantity: number }
export type CutShare = { id: number; quantity: number; amount: number; tenders: Tenders }
export type CutRefusal = 'nothing' | 'not_there' | 'fixed' | 'everything'

type CutPlan = { shares: CutShare[]; given: Tenders }

/**
 * What cancelling units of an order gives back, by the rules of returns: each unit at what was paid for it after its share of the
 * discounts, split among what had paid. Delivery stays: the rest is still sent.
 */
export function planCut(rows: readonly CutRow[], wishes: readonly CutWish[], left: Tenders): CutPlan | CutRefusal {
  if (wishes.length === 0 || new Set(wishes.map(({ id }) => id)).size < wishes.length) return 'nothing'
  const shares: CutShare[] = []
  let rest = left
  for (const { id, quantity } of wishes) {
    const row = rows.find((one) => one.id === id)
    if (!row || quantity < 1) return 'not_there'
    if (row.isFixed) return 'fixed'
    if (quantity > row.quantity - row.claimed - row.sent) return 'not_there'
    const [share] = takeFromRows([row], quantity) ?? []
    if (!share) return 'not_there'
    const tenders = splitByTender(Math.min(share.amount, totalOf(rest)), rest)
    rest = subtractTenders(rest, tenders)
    shares.push({ ...share, tenders })
  }
  const cutOf = (id: number) => wishes.find((wish) => wish.id === id)?.quantity ?? 0
  const isAnyLeft = rows.some(({ id, quantity, claimed }) => quantity - claimed - cutOf(id) > 0)
  // Where all the money goes back, the order is cancelled, not a part of it.
  if (!isAnyLeft || (left.money > 0 && rest.money === 0)) return 'everything'
  const given = shares.reduce<Tenders>(
    (sum, { tenders }) => ({
      money: sum.money + tenders.money,
      wallet: sum.wallet + tenders.wallet,
      credit: sum.credit + tenders.credit,
      bound: [...sum.bound, ...tenders.bound],
    }),
    { money: 0, wallet: 0, credit: 0, bound: [] },
  )
  return { shares, given }
}
