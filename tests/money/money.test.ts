import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '#db/connection/drizzle.ts'
import { returnWays } from '#domain/after-sale/exchanges/choices.ts'
import { openMoneyShop, skus, type Shopper } from './money-shop.ts'
import { readLedger, type Ledger } from './read-ledger.ts'

/** `npm run bench money` runs the same with 5,000. */
const runs = Number(process.env.MONEY_RUNS ?? 300)

const shop = await openMoneyShop()
const soon = new Date('2026-12-01T03:00:00Z')
const later = new Date('2027-03-01T03:00:00Z')
const ends = { soon, later, never: null }

/** What the shop gave: money, and gifts by their end. */
type Granted = { cash: number; bound: Map<string | null, number>; paidTwice: number }

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const amountsOf = (parts: readonly { amount: number }[]) => sum(parts.map(({ amount }) => amount))
const dayOf = (end: Date | null) => end && end.toISOString().slice(0, 10)

/** What must hold after every step. */
function expectSound(ledger: Ledger, { cash, bound, paidTwice }: Granted): void {
  const gifts = sum([...bound.values()])
  const promised = ledger.credits + amountsOf(ledger.boundCredits) + ledger.cards
  const kept = ledger.orders.map((order) => order.kept)
  // Money in is money out, what is owed, and what the customer has goods for.
  expect(ledger.paidIn + cash + gifts + ledger.chargedBack + ledger.lostCards, 'money in').toBe(
    ledger.refunded + ledger.banked + ledger.expired + ledger.balance + promised + sum(kept),
  )
  for (const order of ledger.orders) expect(order.kept, `kept of ${order.nr}`).toBeGreaterThanOrEqual(0)
  // Bound money never becomes cash, whatever its way through orders, cards and returns.
  const free = ledger.balance - amountsOf(ledger.bound)
  const cashable = free + ledger.credits + ledger.banked + ledger.refunded
  expect(free, 'free money').toBeGreaterThanOrEqual(0)
  expect(cashable, 'cash').toBeLessThanOrEqual(ledger.paidIn + cash + paidTwice)
  // Nor does money lose its end.
  const endlessBound = amountsOf(ledger.bound.filter(({ until }) => until === null))
  const endless = cashable + endlessBound + ledger.goodCards
  expect(endless, 'money without an end').toBeLessThanOrEqual(
    ledger.paidIn + cash + paidTwice + (bound.get(null) ?? 0) + ledger.strayCards,
  )
  for (const end of [soon, later].map(dayOf)) {
    const left = amountsOf([...ledger.bound, ...ledger.boundCredits].filter(({ until }) => until === end))
    expect(left, `money until ${end}`).toBeLessThanOrEqual(bound.get(end) ?? 0)
  }
}

const which = fc.nat(5)
const grant = fc.oneof(
  fc.record({
    do: fc.constant('wallet' as const),
    amount: fc.integer({ min: 1, max: 40_000 }),
    end: fc.constantFrom('cash' as const, 'cash' as const, 'soon' as const, 'later' as const, 'never' as const),
  }),
  fc.record({
    do: fc.constant('credit' as const),
    amount: fc.integer({ min: 1, max: 40_000 }),
    isForMoney: fc.boolean(),
  }),
)
const buy = fc.record({
  do: fc.constant('buy' as const),
  shirts: fc.nat(2),
  shoes: fc.nat(1),
  cards: fc.nat(2),
  coupon: fc.constantFrom(null, null, 'SETENTA', 'TOPE50', 'ENVIOGRATIS'),
  usesCredit: fc.boolean(),
  usesWallet: fc.boolean(),
  goesOn: fc.constantFrom('wait' as const, 'pay' as const, 'deliver' as const, 'deliver' as const),
})
const followUp = fc.oneof(
  {
    arbitrary: fc.record({
      do: fc.constantFrom('redeem' as const, 'redeem' as const, 'cancel' as const, 'pay twice' as const),
      which,
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({ do: fc.constantFrom('pay' as const, 'deliver' as const, 'finish' as const), which }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      which,
      way: fc.constantFrom(...returnWays),
      end: fc.constantFrom('finish' as const, 'finish' as const, 'open' as const, 'annul' as const),
    }),
    weight: 5,
  },
  fc.record({ do: fc.constant('charge back' as const), which }),
  {
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      share: fc.constantFrom(0.5, 0.9, 1, 1.01),
      isPaid: fc.boolean(),
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('pay out' as const),
      which,
      way: fc.constantFrom('bank' as const, 'wallet' as const),
      isPaid: fc.boolean(),
    }),
    weight: 2,
  },
  fc.record({ do: fc.constant('pass soon' as const) }),
)
type Act =
  typeof grant extends fc.Arbitrary<infer G>
    ?
        | G
        | (typeof buy extends fc.Arbitrary<infer B> ? B : never)
        | (typeof followUp extends fc.Arbitrary<infer L> ? L : never)
    : never

const history = fc
  .tuple(
    fc.array(grant, { minLength: 1, maxLength: 3 }),
    buy,
    fc.array(fc.oneof({ arbitrary: followUp, weight: 4 }, { arbitrary: buy, weight: 1 }), {
      minLength: 3,
      maxLength: 7,
    }),
  )
  .map(([gifts, first, rest]): Act[] => [...gifts, first, ...rest])

/** Does one act on what the customer has now; what the shop refuses changes nothing. */
async function perform(act: Act, shopper: Shopper, granted: Granted, ledger: Ledger): Promise<void> {
  const give = (end: string | null, amount: number) => granted.bound.set(end, (granted.bound.get(end) ?? 0) + amount)
  const orderAt = (at: number) => ledger.orders[at % ledger.orders.length]
  const idsOf = async (query: ReturnType<typeof sql>) =>
    (await shop.rows<{ id: number | string }>(query)).map(({ id }) => id)
  switch (act.do) {
    case 'wallet': {
      const amount = act.amount * 100
      await shop.giveWallet(shopper, amount, act.end === 'cash' ? undefined : { expiresAt: ends[act.end] })
      if (act.end === 'cash') granted.cash += amount
      else give(dayOf(ends[act.end]), amount)
      return
    }
    case 'credit': {
      const amount = act.amount * 100
      await shop.giveCredit(shopper, amount, { isForMoney: act.isForMoney, until: later })
      if (act.isForMoney) granted.cash += amount
      else give(dayOf(later), amount)
      return
    }
    case 'buy': {
      const items = [
        { item: skus.shirt, quantity: act.shirts },
        { item: skus.shoe, quantity: act.shoes },
        { item: skus.card, quantity: act.cards },
      ].filter(({ quantity }) => quantity > 0)
      if (items.length === 0) return
      const credits = act.usesCredit
        ? await idsOf(sql`select code as id from sales_rule join credit using (id_sales_rule)
            where id_customer = ${shopper.idCustomer} and original_amount > used_amount order by id_sales_rule limit 1`)
        : []
      const coupons = [...(act.coupon ? [act.coupon] : []), ...credits.map(String)]
      const nr = await shop.place(shopper, items, coupons, act.usesWallet)
      if (nr === undefined || act.goesOn === 'wait') return
      await shop.pay(nr)
      if (act.goesOn === 'deliver') await shop.deliver(nr)
      return
    }
    case 'pay': {
      const order = orderAt(act.which)
      if (order) await shop.pay(order.nr)
      return
    }
    case 'pay twice': {
      const order = orderAt(act.which)
      if (order) await shop.attempt(() => shop.payTwice(order.nr))
      return
    }
    case 'cancel': {
      const order = orderAt(act.which)
      if (order) await shop.attempt(() => shop.cancel(order.nr))
      return
    }
    case 'deliver': {
      const order = orderAt(act.which)
      if (order?.status === 'paid') await shop.attempt(() => shop.deliver(order.nr))
      return
    }
    case 'charge back': {
      const order = orderAt(act.which)
      if (!order || order.isTakenBack) return
      await shop.chargeBack(order.nr)
      const after = (await readLedger(shop, shopper.idCustomer)).orders.find(({ nr }) => nr === order.nr)!
      // What was given for goods before the bank took the payment is lost to the shop.
      if (after.isTakenBack) granted.paidTwice += order.returned
      return
    }
    case 'redeem': {
      const ids = await idsOf(sql`select g.id from gift_card g join sales_order using (order_nr)
        where id_customer = ${shopper.idCustomer} and redeemed_at is null order by g.id`)
      if (ids.length > 0) await shop.attempt(() => shop.redeem(shopper, ids[act.which % ids.length] as number))
      return
    }
    case 'return': {
      const order = orderAt(act.which)
      const sku = act.which % 2 === 0 ? skus.shirt : skus.shoe
      if (!order) return
      const isFinished = await shop.attempt(() => shop.sendBack(shopper, order.nr, act.way, act.end, sku))
      if (order.isTakenBack) expect(isFinished).toBe(false)
      return
    }
    case 'finish': {
      const open = await idsOf(sql`select batchnumber as id from exchange_request
        where id_customer = ${shopper.idCustomer} and status = 'received' order by 1`)
      if (open.length > 0) await shop.attempt(() => shop.finish(String(open[act.which % open.length])))
      return
    }
    case 'withdraw': {
      const free = ledger.balance - amountsOf(ledger.bound)
      // In whole pesos, as it is typed.
      const amount = Math.floor((free * act.share) / 100) * 100
      const isDone = await shop.attempt(() => shop.withdraw(shopper, amount, act.isPaid))
      if (amount > free) expect(isDone).toBe(false)
      return
    }
    case 'pay out': {
      const ids = await idsOf(sql`select id_sales_rule as id from credit join sales_rule using (id_sales_rule)
        where id_customer = ${shopper.idCustomer} order by 1`)
      if (ids.length === 0) return
      const id = ids[act.which % ids.length] as number
      await shop.attempt(() => shop.payOutCredit(shopper, id, act.way, act.isPaid))
      return
    }
    case 'pass soon': {
      shop.clock.now = new Date(soon.getTime() + 60_000)
      for (const name of ['expire-wallet-money', 'expire-credits']) await shop.job(name)
    }
  }
}

test(
  `INV-12 INV-13 INV-14 INV-15 R14 R17 S29 ${runs} random histories of money: in every step money in is money out and what is owed, and bound money is never for cash`,
  async () => {
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(history, async (acts) => {
        const shopper = await shop.newShopper()
        const granted: Granted = { cash: 0, bound: new Map(), paidTwice: 0 }
        let ledger = await readLedger(shop, shopper.idCustomer)
        for (const act of acts) {
          await perform(act, shopper, granted, ledger)
          const after = await readLedger(shop, shopper.idCustomer)
          expectSound(after, granted)
          const hasChanged = JSON.stringify(after) !== JSON.stringify(ledger)
          if (hasChanged) seen.set(act.do, (seen.get(act.do) ?? 0) + 1)
          ledger = after
        }
      }),
      { numRuns: runs, endOnFailure: true },
    )
    await shop.expectReconciled()
    // The histories reach everything: each act changed something.
    for (const act of [
      'buy',
      'pay twice',
      'redeem',
      'cancel',
      'return',
      'charge back',
      'withdraw',
      'pay out',
      'pass soon',
    ]) {
      expect(seen.get(act) ?? 0, act).toBeGreaterThan(0)
    }
  },
  runs * 2000,
)
