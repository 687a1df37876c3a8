import type { Cart, CartItem } from '#contract/buy/cart.ts'
import type { CouponRefusal } from '#domain/buy/cart/coupon-keys.ts'
import { maxQuantityOf } from '#domain/buy/cart/lines.ts'
import type { PricedCart } from '#domain/buy/cart/price-cart.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { categoryStrings } from '#domain/browse/product/categories.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { availableLines, priceOf, type AvailableLine, type CartState } from './state.ts'

/** Sizes and coupons that are not as they were asked for, each with its reason. */
export type CartFaults = Readonly<Record<string, string>>

type InUnits = (minor: number) => number

function wireItem({ product, held, quantity }: AvailableLine, paid: number, units: InUnits): CartItem {
  return {
    id: product.sku,
    name: product.name,
    brand_name: product.brand,
    supplier: { name: product.seller },
    price: units(product.price),
    special_price: product.inForce < product.price ? units(product.inForce) : null,
    paid_price: units(paid),
    color: product.color,
    size: product.size,
    quantity: quantity || held.quantity,
    categories: categoryStrings(product.categories).categories,
    freeshipping: product.sellerShipsFree,
    url: productPath(product.slug),
    image: product.image,
    most: maxQuantityOf(product),
    is_gift_card: product.isGiftCard,
    is_membership: product.isMembership,
  }
}

/** Why a coupon may not act, as it travels: its key, and how far its minimum is in the store's money. */
export function couponError({ key, missing }: CouponRefusal, country: OpenCountry): string {
  const profile = countryProfiles[country]
  return missing === undefined ? key : `${key}:${formatPrice(toUnits(missing, profile), profile)}`
}

/** What is not as it was asked for: lines that ran short (OP-051), coupons that had to go (INV-11). */
function errorsOf(
  lines: readonly AvailableLine[],
  { dropped }: PricedCart,
  country: OpenCountry,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { held, quantity } of lines) {
    if (quantity === 0) errors[held.sku] = 'out_of_stock'
    else if (quantity < held.quantity) errors[held.sku] = 'quantity_reduced'
  }
  for (const refusal of dropped) errors[refusal.rule.code] = couponError(refusal, country)
  return errors
}

/** The whole cart as it travels, in currency units (OP-058). `faults` name what else is not as it was asked for. */
export function wireCart(state: CartState, faults: CartFaults = {}): Cart {
  const units: InUnits = (minor) => toUnits(minor, countryProfiles[state.country])
  const lines = availableLines(state)
  const priced = priceOf(state)
  const { subTotal, discount, total, shipping, delivery, freeShippingMissing, coupons, promotions, paid } = priced
  return {
    hash: state.hash,
    version: state.version,
    discount: units(discount),
    sub_total_value: units(subTotal),
    total_value: units(total),
    shippingAmountTotal: units(shipping),
    ...(delivery !== 'priced' && { delivery }),
    free_shipping_missing: freeShippingMissing === null ? null : units(freeShippingMissing),
    coupon: {
      coupons: Object.fromEntries(
        coupons.map(({ rule, discount: off, note }) => [rule.code, { kind: rule.kind, discount: units(off), note }]),
      ),
    },
    promotions: promotions.map((one) => ({ name: one.name, discount: units(one.discount) })),
    items: lines.filter(({ quantity }) => quantity > 0).map((line, at) => wireItem(line, paid[at]!, units)),
    unavailable: lines.filter(({ quantity }) => quantity === 0).map((line) => wireItem(line, 0, units)),
    errors: { ...errorsOf(lines, priced, state.country), ...faults },
  }
}

/** What every call about a cart replies. */
export type CartReply = { error: false; message: string; cart: Cart; errors: Record<string, string> }

export function cartReply(state: CartState, message: string, faults?: CartFaults): CartReply {
  const cart = wireCart(state, faults)
  return { error: false, message, cart, errors: cart.errors }
}
