import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, type Random } from '#domain/platform/random.ts'
import { couponKinds } from './coupon-rule.ts'
import type { CouponRule, Promotion } from './coupon-rule.ts'
import { isUsable } from './examine-coupon.ts'
import { amountOf, type CartLine } from './lines.ts'
import { priceCart, type CartContents, type PricedCart } from './price-cart.ts'
import { prorate } from './prorate.ts'
import { couponOf, day, lineOf, now } from './tests/carts.ts'

const paths = ['/zapatillas-mujer/', '/zapatillas-mujer/urbanas/', '/remeras/', '/zapatillas-hombre/']
const brands = ['nube', 'cardon', 'ceibo']

function someLine(random: Random, at: number): CartLine {
  // Prices of all three currencies, cents and whole pesos alike, down to a price of one.
  const listPrice = random.pick([1, 7, random.whole(2, 500), random.whole(1_000, 60_000_000)])
  return lineOf({
    sku: `S${at}-${random.whole(36, 42)}`,
    quantity: random.whole(1, 10),
    listPrice,
    price: random.often(0.4) ? random.whole(1, listPrice) : listPrice,
    isGiftCard: random.often(0.15),
    sellerShipsFree: random.often(0.5),
    categories: random.often(0.7) ? [random.pick(paths)] : [],
    brand: random.pick(brands),
  })
}

const someScope = (random: Random) =>
  random.pick([{}, {}, { categories: [random.pick(paths)] }, { brands: [random.pick(brands)] }, { skus: ['S0', 'S2'] }])
const maybe = <T>(random: Random, share: number, value: T) => (random.often(share) ? value : null)

function someCoupon(random: Random): CouponRule {
  const kind = random.pick(couponKinds)
  const amounts = {
    percent: random.whole(1, 100),
    free_shipping: 0,
    fixed: random.whole(1, 90_000_000),
    credit: random.whole(1, 90_000_000),
  }
  const left = random.whole(0, 40_000_000)
  return couponOf({
    id: random.whole(1, 12),
    kind,
    amount: amounts[kind],
    maxDiscount: maybe(random, 0.3, random.whole(1, 1_000_000)),
    minSubtotal: maybe(random, 0.2, random.whole(1, 5_000_000)),
    startsAt: now + random.pick([-day, -day, -day, 0, 1]),
    endsAt: now + random.pick([day, day, day, 1, 2]),
    maxUses: maybe(random, 0.2, 2),
    usedCount: random.whole(0, 2),
    maxUsesPerCustomer: maybe(random, 0.2, 1),
    usesOfOwner: random.whole(0, 1),
    combinable: random.often(0.8),
    onDiscounted: random.often(0.7),
    needsRecentPurchaseDays: maybe(random, 0.2, 90),
    newCustomersOnly: random.often(0.1),
    lastPurchaseAt: maybe(random, 0.5, now - random.whole(0, 120) * day),
    scope: someScope(random),
    idCustomer: kind === 'credit' ? random.pick([1, 1, 2]) : maybe(random, 0.15, random.whole(1, 2)),
    active: random.often(0.95),
    credit:
      kind === 'credit' && random.often(0.8)
        ? {
            left,
            status: random.pick(['available', 'partly_used', 'used', 'in_process']),
            expiresAt: now + random.pick([day, 0]),
            isForMoney: random.often(0.5),
          }
        : null,
  })
}

function somePromotion(random: Random, id: number): Promotion {
  return {
    id,
    name: `P${id}`,
    percent: random.whole(1, 100),
    scope: someScope(random),
    startsAt: now - day,
    endsAt: now + random.pick([day, 0]),
  }
}

function someCart(random: Random): CartContents {
  const many = <T>(most: number, make: (at: number) => T) =>
    Array.from({ length: random.whole(0, most) }, (_, at) => make(at))
  return {
    lines: many(6, (at) => someLine(random, at)),
    coupons: many(4, () => someCoupon(random)),
    promotions: random.often(0.3) ? many(2, (at) => somePromotion(random, at + 1)) : [],
    terms: {
      freeFrom: random.whole(0, 40_000_000),
      standardShipping: random.whole(0, 1_000_000),
      methods: ['standard'],
      rates: [],
      maxCoupons: random.whole(0, 3),
      maxCreditCoupons: random.whole(0, 2),
      maxDiscountPercent: random.pick([70, 70, 100, 0, 33]),
    },
    idCustomer: maybe(random, 0.6, 1),
    now,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The first broken invariant of server.md §3 about carts that arithmetic can break, if any. */
function broken(cart: CartContents, priced: PricedCart): string | undefined {
  const { lines, coupons, promotions, terms, idCustomer } = cart
  const { subTotal, discount, shipping, total, paid, freeShippingMissing: missing } = priced
  const accepted = priced.coupons.map(({ rule }) => rule)
  const amounts = [
    subTotal,
    discount,
    shipping,
    total,
    ...paid,
    ...priced.creditPaid,
    ...priced.coupons.map((one) => one.discount),
  ]
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)) return 'whole and not negative'
  if (subTotal !== sum(lines.map(amountOf))) return 'INV-05 sub-total'
  if (discount > subTotal) return 'INV-05 discount above the sub-total'
  if (total !== subTotal - discount + shipping) return 'INV-05 total'
  if (sum(paid) !== subTotal - discount) return 'INV-05 lines do not sum up'
  if (!paid.every((amount, at) => amount <= amountOf(lines[at]!))) return 'a line costs more than it does'
  const owed = sum(priced.coupons.filter(({ rule }) => rule.kind === 'credit').map((one) => one.discount))
  const goods = sum(lines.filter(({ isGiftCard }) => !isGiftCard).map(amountOf))
  if (discount - owed > Math.floor((goods * terms.maxDiscountPercent) / 100)) return 'the cart’s cap'
  if (sum(priced.creditPaid) !== owed) return 'credits of lines do not sum up'
  const isCheaper = ({ isGiftCard }: CartLine, at: number) =>
    isGiftCard && paid[at]! + priced.creditPaid[at]! !== amountOf(lines[at]!)
  if (lines.some(isCheaper)) return 'a gift card costs less than it is worth'
  const isPaidByCredit = lines.some(({ isGiftCard }, at) => isGiftCard && priced.creditPaid[at]! > 0)
  if (isPaidByCredit && !accepted.some(({ credit }) => credit?.isForMoney)) return 'a gift pays a gift card'
  if (sum([...priced.coupons, ...priced.promotions].map((one) => one.discount)) !== discount)
    return 'discount unexplained'
  if (accepted.length > terms.maxCoupons) return 'INV-10 coupons'
  if (accepted.filter(({ kind }) => kind === 'credit').length > terms.maxCreditCoupons) return 'INV-10 credits'
  if (new Set(accepted.map(({ id }) => id)).size !== accepted.length) return 'INV-10 the same twice'
  if (accepted.length + priced.dropped.length !== coupons.length) return 'INV-11 a coupon without a verdict'
  if (!accepted.every((rule) => isUsable(rule, { idCustomer, now }))) return 'INV-09 not usable'
  if (accepted.length > 1 && accepted.some(({ combinable }) => !combinable)) return 'not combinable'
  const acts = promotions.length > 0 && priced.promotions.length > 0
  if (acts && accepted.some(({ combinable }) => !combinable)) return 'not combinable with promotions'
  for (const { rule, discount: off, note } of priced.coupons) {
    if (off > (rule.maxDiscount ?? off)) return 'its own cap'
    if (rule.kind === 'credit' && off > (rule.credit?.left ?? rule.amount)) return 'more than the credit has'
    if (rule.kind === 'fixed' && off > rule.amount) return 'more than it promises'
    if (note !== null && rule.kind === 'free_shipping') return 'nothing to cut'
  }
  const isFree =
    subTotal - discount >= terms.freeFrom ||
    lines.every(({ sellerShipsFree }) => sellerShipsFree) ||
    lines.every(({ isGiftCard }) => isGiftCard) ||
    accepted.some(({ kind }) => kind === 'free_shipping')
  if (shipping !== (lines.length === 0 || isFree ? 0 : terms.standardShipping)) return 'INV-31 shipping'
  if (lines.length > 0 && missing !== (isFree ? null : terms.freeFrom - (subTotal - discount))) return 'INV-31 missing'
  return undefined
}

test('INV-05 INV-06 INV-09 INV-10 INV-11 INV-31 R23 100,000 carts with coupons: every sum is right to the last minor unit', () => {
  const random = seededRandom(20_261_115)
  const faults: string[] = []
  let cut = 0
  let taken = 0
  for (let at = 0; at < 100_000; at++) {
    const cart = someCart(random)
    const priced = priceCart(cart)
    const fault = broken(cart, priced)
    if (fault) faults.push(`${at}: ${fault}`)
    cut += priced.coupons.filter(({ note }) => note !== null).length
    taken += priced.coupons.length
  }
  expect(faults).toEqual([])
  // The carts are varied: coupons are accepted often, capped often and refused often.
  expect(taken).toBeGreaterThan(20_000)
  expect(cut).toBeGreaterThan(5_000)
})

test('INV-11 the same cart with only its accepted coupons has the same price', () => {
  const random = seededRandom(7)
  for (let at = 0; at < 5_000; at++) {
    const cart = someCart(random)
    const first = priceCart(cart)
    const again = priceCart({ ...cart, coupons: first.coupons.map(({ rule }) => rule) })
    expect({ ...again, dropped: [] }).toEqual({ ...first, dropped: [] })
  }
})

test('INV-05 an amount is shared without losing a cent and without charging a line more than it costs', () => {
  const costs = fc.array(fc.nat({ max: 2 ** 31 * 10 }), { minLength: 1, maxLength: 100 })
  const amounts = costs.chain((list) => fc.tuple(fc.constant(list), fc.nat({ max: sum(list) })))
  fc.assert(
    fc.property(amounts, ([list, amount]) => {
      const shares = prorate(amount, list)
      expect(sum(shares)).toBe(amount)
      expect(shares.every((share, at) => share >= 0 && share <= list[at]!)).toBe(true)
    }),
    { numRuns: 500, seed: 1 },
  )
})
