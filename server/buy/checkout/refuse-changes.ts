import type { Transaction } from '#db/connection/transaction.ts'
import type { AppliedCoupon } from '#domain/buy/cart/price-cart.ts'
import { describeChanges } from '#domain/buy/checkout/changes.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { AvailableLine, CartState } from '#server/buy/cart/state.ts'
import { couponError } from '#server/buy/cart/wire.ts'
import type { Payments } from '#server/buy/payments/service.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import type { PlaceOrderCommand } from './place-order-command.ts'
import { wireCheckout, type Prepared } from './prepare.ts'
import type { checkoutRepository } from './repository.ts'
import { redeemCoupons } from './spend-tenders.ts'

type CheckoutView = {
  state: CartState
  prepared: Prepared
  command: PlaceOrderCommand
  lines: readonly AvailableLine[]
}
export type Refuse = (
  code: 'cart_outdated' | 'out_of_stock',
  errors?: Record<string, string>,
  missing?: readonly string[],
) => RuleError

/** A refusal that carries the checkout as it is now and says what changed. */
export function refusalFor(
  { state, facts, prepared, command, lines }: CheckoutView & { facts: CheckoutFacts },
  ways: { payments: readonly PaymentChoice[]; plansOf: Payments['plansOf'] },
): Refuse {
  return (code, errors, missing = []) => {
    const { country } = state
    const profile = countryProfiles[country]
    const short = lines.filter(
      ({ product, held, quantity }) => quantity < held.quantity || missing.includes(product.sku),
    )
    const changes = describeChanges(
      {
        lines: short.map(({ product, held, quantity }) => {
          const left = missing.includes(product.sku) ? 0 : quantity
          return { name: `${product.name} ${product.size}`, wanted: held.quantity, left }
        }),
        droppedCoupons: prepared.priced.dropped.map(({ rule }) => rule.code),
        totalSeen: command.total,
        totalNow: toUnits(prepared.totals.total, profile),
        hasOtherVersion: command.version !== state.version,
      },
      profile,
    )
    const options = { choice: command.choice, ...ways }
    return new RuleError(code, errors, { checkout: wireCheckout(state, facts, prepared, options), changes })
  }
}

/** Refuses when lines, coupons, version or total differ from what the shopper agreed to (OP-057, R24). */
export function assertUnchanged({ state, prepared, command, lines }: CheckoutView, refuse: Refuse): void {
  const short = lines.filter(({ held, quantity }) => quantity < held.quantity)
  if (short.length > 0) {
    throw refuse(
      'out_of_stock',
      Object.fromEntries(
        short.map(({ held, quantity }) => [held.sku, quantity === 0 ? 'out_of_stock' : 'quantity_reduced']),
      ),
    )
  }
  const { dropped } = prepared.priced
  if (dropped.length > 0) {
    throw refuse(
      'cart_outdated',
      Object.fromEntries(dropped.map((refusal) => [refusal.rule.code, couponError(refusal, state.country)])),
    )
  }
  // Without a delivery there is no total to compare: that is the reason then.
  const isSameTotal =
    prepared.isShippingUnknown || command.total === toUnits(prepared.totals.total, countryProfiles[state.country])
  if (command.version !== state.version || !isSameTotal) throw refuse('cart_outdated')
}

/** Redeems coupons within their limits, in all and per customer, also when others buy at the same moment (INV-09). */
export async function takeCoupons(
  transaction: Pick<Transaction, 'tx'>,
  { coupons, country, email }: { coupons: readonly AppliedCoupon[]; country: OpenCountry; email: string },
  checkout: ReturnType<typeof checkoutRepository>,
  now: Date,
  refuse: Refuse,
): Promise<void> {
  if (coupons.length === 0) return
  const gone = await redeemCoupons(transaction.tx, coupons, now)
  const limited = coupons.filter(({ rule }) => rule.maxUsesPerCustomer !== null)
  if (limited.length > 0) {
    const uses = await checkout.usesOfGuest(
      limited.map(({ rule }) => rule.id),
      country,
      email,
    )
    for (const { rule } of limited) if ((uses.get(rule.id) ?? 0) >= rule.maxUsesPerCustomer!) gone.push(rule.code)
  }
  if (gone.length > 0) throw refuse('cart_outdated', Object.fromEntries(gone.map((code) => [code, 'coupon.invalid'])))
  const first = coupons.filter(({ rule }) => rule.newCustomersOnly)
  if (first.length > 0 && (await checkout.hasBought(country, email)))
    throw refuse('cart_outdated', Object.fromEntries(first.map(({ rule }) => [rule.code, 'coupon.new_customers_only'])))
}
