import { and, asc, desc, eq, inArray, notInArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { couponUse, salesRule } from '#db/schema/coupons.ts'
import { credit } from '#db/schema/credits.ts'
import { exchangeItem, exchangeOption, exchangeRequest } from '#db/schema/exchange.ts'
import { orderItem, salesOrder } from '#db/schema/orders.ts'
import { region } from '#db/schema/places.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { dayIn } from '#domain/platform/dates.ts'
import {
  lastReturnDay,
  returnableQuantity,
  obstacleOf,
  type OrderObstacle,
} from '#domain/after-sale/exchanges/eligibility.ts'
import type { SoldRow } from '#domain/after-sale/exchanges/return-value.ts'
import { mergeBound, withoutGiftCards, type BoundPart, type Tenders } from '#domain/after-sale/exchanges/tenders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { BoundWalletPart } from '#domain/after-sale/wallet/spend.ts'
import type { OrderRow } from '#server/ledger/orders/move-order.ts'
import { cutsOf, type CutItem } from '#server/ledger/orders/order-cuts.ts'
import { ordersTakenBack } from '#server/ledger/orders/taken-back.ts'
import { boundPartsOf } from '#server/ledger/wallet/return-to-wallet.ts'

type ItemRow = typeof orderItem.$inferSelect
type Claim = typeof exchangeItem.$inferSelect

/** All rows of one size in an order, as one line. */
export type OrderLine = { sku: string; item: ItemRow; rows: SoldRow[]; quantity: number; left: number }

/** An order with everything that decides which of its items can be returned. Money in minor units. */
export type ReturnableOrder = {
  order: OrderRow
  lines: OrderLine[]
  /** Items of requests that were neither rejected nor annulled. */
  claims: Claim[]
  /** What was cancelled of it before it left. */
  cuts: CutItem[]
  /** What paid the order, without its gift cards. */
  paid: Tenders
  until: string | null
  obstacle: OrderObstacle | null
  /** Whether it is the free order of an earlier exchange. */
  isReplacement: boolean
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

type Taken = Pick<Claim, 'orderItemId' | 'quantity' | 'amount'>

function linesOf(items: readonly ItemRow[], claims: readonly Taken[]): OrderLine[] {
  const sold = items.map((item) => {
    const mine = claims.filter(({ orderItemId }) => orderItemId === item.id)
    const row: SoldRow = {
      id: item.id,
      quantity: item.quantity,
      paid: item.paidPrice + item.creditPaid,
      claimed: sumOf(mine.map(({ quantity }) => quantity)),
      claimedAmount: sumOf(mine.map(({ amount }) => amount)),
    }
    return { item, row }
  })
  return [...Map.groupBy(sold, ({ item }) => item.skuSimple)].map(([sku, same]) => ({
    sku,
    item: same[0]!.item,
    rows: same.map(({ row }) => row),
    quantity: sumOf(same.map(({ row }) => row.quantity)),
    left: sumOf(same.map(({ item, row }) => returnableQuantity({ ...item, claimed: row.claimed }))),
  }))
}

type UsedCredit = { amount: number; isForMoney: boolean | null; expiresAt: Date | null; endsAt: Date }

/** What paid the goods of an order: each tender, and gift and promotional money by its end. */
function tendersOf(
  { total, walletUsed }: OrderRow,
  items: readonly ItemRow[],
  walletParts: readonly BoundWalletPart[],
  credits: readonly UsedCredit[],
): Tenders {
  const notForMoney = credits.filter(({ isForMoney }) => isForMoney !== true)
  const bound: BoundPart[] = [
    ...walletParts.map((part) => ({ ...part, tender: 'wallet' as const })),
    ...notForMoney.map(({ amount, expiresAt, endsAt }) => {
      return { tender: 'credit' as const, amount, until: (expiresAt ?? endsAt).toISOString() }
    }),
  ]
  const sumOfAmounts = (parts: readonly { amount: number }[]) => sumOf(parts.map(({ amount }) => amount))
  const cards = items.filter(({ isGiftCard }) => isGiftCard)
  return withoutGiftCards(
    {
      money: total,
      wallet: walletUsed - sumOfAmounts(walletParts),
      credit: sumOfAmounts(credits) - sumOfAmounts(notForMoney),
      bound: mergeBound(bound),
    },
    { paid: sumOf(cards.map(({ paidPrice }) => paidPrice)), credit: sumOf(cards.map(({ creditPaid }) => creditPaid)) },
  )
}

/** Reads what decides about returns of these orders, at this moment and on this connection. */
export async function returnable(db: Handle, orders: readonly OrderRow[], now: Date): Promise<ReturnableOrder[]> {
  if (orders.length === 0) return []
  const numbers = orders.map(({ orderNr }) => orderNr)
  const items = await db.select().from(orderItem).where(inArray(orderItem.orderNr, numbers)).orderBy(asc(orderItem.id))
  const claimed = await db
    .select({ claim: exchangeItem })
    .from(exchangeItem)
    .innerJoin(exchangeRequest, eq(exchangeRequest.batchnumber, exchangeItem.batchnumber))
    .where(and(inArray(exchangeItem.orderNr, numbers), notInArray(exchangeRequest.status, ['rejected', 'annulled'])))
  const credits = await db
    .select({
      orderNr: couponUse.orderNr,
      amount: couponUse.amount,
      isForMoney: credit.exchangeableForMoney,
      expiresAt: credit.expiresAt,
      endsAt: salesRule.endsAt,
    })
    .from(couponUse)
    .innerJoin(salesRule, eq(salesRule.idSalesRule, couponUse.idSalesRule))
    .leftJoin(credit, eq(credit.idSalesRule, couponUse.idSalesRule))
    .where(and(inArray(couponUse.orderNr, numbers), eq(salesRule.kind, 'credit')))
  const boundParts = await boundPartsOf(db, numbers)
  const cut = await cutsOf(db, numbers)
  const takenBack = await ordersTakenBack(db, numbers)
  const countries = await db.select().from(countryTable)
  return orders.map((order) => {
    const { timezone, returnDays } = countries.find(({ code }) => code === order.country)!
    const mine = items.filter(({ orderNr }) => orderNr === order.orderNr)
    const claims = claimed.map(({ claim }) => claim).filter(({ orderNr }) => orderNr === order.orderNr)
    const paid = tendersOf(
      order,
      mine,
      boundParts(order.orderNr),
      credits.filter(({ orderNr }) => orderNr === order.orderNr),
    )
    const cuts = cut.filter(({ orderNr }) => orderNr === order.orderNr)
    const lines = linesOf(mine, [...claims, ...cuts])
    const until = order.deliveredAt && lastReturnDay(timezone, order.deliveredAt, returnDays)
    const obstacle = obstacleOf({
      status: order.status,
      until,
      today: dayIn(timezone, now),
      isPaymentTakenBack: takenBack.has(order.orderNr),
      lines: lines.map(({ item, quantity, left }) => ({ ...item, quantity, claimed: quantity - left })),
    })
    const isReplacement = order.cartHash === null && order.subTotal === 0
    return { order, lines, claims, cuts, paid, until, obstacle, isReplacement }
  })
}

/** Older orders are past any return window. */
const maxOrders = 30

export const exchangeFacts = (db: Handle) => ({
  async ordersOf(idCustomer: number, now: Date): Promise<ReturnableOrder[]> {
    const orders = await db
      .select()
      .from(salesOrder)
      .where(eq(salesOrder.idCustomer, idCustomer))
      .orderBy(desc(salesOrder.placedAt), desc(salesOrder.orderNr))
      .limit(maxOrders)
    return returnable(db, orders, now)
  },

  /**
   * The customer's own order (INV-24). For a request it is locked, so that claims are counted one after the other
   * (INV-19).
   */
  async orderOf(idCustomer: number, orderNr: string, { now, isLocked }: { now: Date; isLocked: boolean }) {
    const query = db
      .select()
      .from(salesOrder)
      .where(and(eq(salesOrder.idCustomer, idCustomer), eq(salesOrder.orderNr, orderNr.toUpperCase())))
    const orders = await (isLocked ? query.for('update') : query)
    return (await returnable(db, orders, now))[0]
  },

  optionsOf: (country: OpenCountry) =>
    db
      .select()
      .from(exchangeOption)
      .where(eq(exchangeOption.country, country))
      .orderBy(asc(exchangeOption.kind), asc(exchangeOption.position)),

  /** Who collects returns at home, by region (OP-089); no one where the store does not. */
  async collectorsOf(country: OpenCountry) {
    const rows = await db
      .select({ id: region.id, by: region.pickupBy })
      .from(region)
      .innerJoin(countryTable, eq(countryTable.code, region.country))
      .where(and(eq(region.country, country), eq(countryTable.collectsReturns, true)))
    return new Map(rows.map(({ id, by }) => [id, by]))
  },

  async takesDropoff(country: OpenCountry): Promise<boolean> {
    const takes = and(
      eq(branchOffice.country, country),
      eq(branchOffice.active, true),
      eq(branchOffice.acceptsDropoff, true),
    )
    return (await db.select({ id: branchOffice.id }).from(branchOffice).where(takes).limit(1)).length > 0
  },

  async termsOf(country: OpenCountry) {
    const [row] = await db.select().from(countryTable).where(eq(countryTable.code, country))
    return row!
  },
})
