import type { TriedCart } from '#contract/desk/promotions.ts'
import { bestPromotions } from '#domain/buy/cart/promotions.ts'
import { whyUnusable } from '#domain/buy/cart/examine-coupon.ts'
import { promotionOutcomesOf } from '#domain/desk/promotions/promotion-outcomes.ts'
import { availableLines, linesOf, priceOf, type CartState } from '#server/buy/cart/state.ts'

type CartToTry = { codes: readonly string[]; skus: readonly string[]; isNamed: boolean }

/** A cart that was tried, with a reason for everything that does not act in it. Amounts in minor units. */
export function wireTried(state: CartState, { codes, skus, isNamed }: CartToTry): TriedCart {
  const { idCustomer, promotions } = state
  const now = state.now.getTime()
  const priced = priceOf(state)
  const priceLines = linesOf(state)
  const best = bestPromotions(priceLines, promotions, now)
  const available = availableLines(state)
  const bought = available.filter(({ quantity }) => quantity > 0)
  return {
    at: state.now.toISOString(),
    isKnown: isNamed ? idCustomer !== null : null,
    lines: available.map((line) => {
      const { product, held, quantity } = line
      const at = bought.indexOf(line)
      return {
        sku: product.sku,
        name: product.name,
        size: product.size,
        quantity,
        asked: held.quantity,
        listPrice: product.price,
        price: product.inForce,
        paid: priced.paid[at] ?? 0,
        promotion: best[at]?.name ?? null,
      }
    }),
    missing: skus.filter((sku) => !available.some(({ product }) => product.sku === sku)),
    coupons: codes.map((code) => {
      const applied = priced.coupons.find(({ rule }) => rule.code === code)
      const refused = priced.dropped.find(({ rule }) => rule.code === code)
      const nothing = { code, discount: 0, isCut: false, key: null, missing: null, why: null }
      if (applied) return { ...nothing, outcome: 'applies', discount: applied.discount, isCut: applied.note !== null }
      if (!refused) return { ...nothing, outcome: 'unknown' }
      const why = whyUnusable(refused.rule, { idCustomer, now }) ?? null
      return { ...nothing, outcome: 'refused', key: refused.key, missing: refused.missing ?? null, why }
    }),
    promotions: promotionOutcomesOf(priceLines, promotions, now).map(
      ({ promotion: { id, name, percent }, outcome }) => {
        return { id, name, percent, outcome, discount: priced.promotions.find((one) => one.id === id)?.discount ?? 0 }
      },
    ),
    subTotal: priced.subTotal,
    discount: priced.discount,
    shipping: priced.shipping,
    total: priced.total,
  }
}
