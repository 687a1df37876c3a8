import type { Cart, CartItem } from '#contract/cart.ts'
import { mostOf } from '#domain/cart/lines.ts'
import type { PricedCart } from '#domain/cart/price-cart.ts'
import { toUnits } from '#domain/money.ts'
import { productPath } from '#domain/product/address.ts'
import { categoryStrings } from '#domain/product/categories.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import { placedLines, priceOf, type CartState, type Placed } from './state.ts'

type InUnits = (minor: number) => number

function itemOnTheWire({ thing, held, quantity }: Placed, paid: number, units: InUnits): CartItem {
  return {
    id: thing.sku,
    name: thing.name,
    brand_name: thing.brand,
    supplier: { name: thing.seller },
    price: units(thing.price),
    special_price: thing.inForce < thing.price ? units(thing.inForce) : null,
    paid_price: units(paid),
    color: thing.color,
    size: thing.size,
    quantity: quantity || held.quantity,
    categories: categoryStrings(thing.filed).categories,
    freeshipping: thing.sellerShipsFree,
    url: productPath(thing.slug),
    image: thing.image,
    most: mostOf(thing),
    is_gift_card: thing.isGiftCard,
  }
}

/** What is not as it was asked for: lines that ran short (OP-051), coupons that had to go (INV-11). */
function errorsOf(lines: readonly Placed[], { dropped }: PricedCart): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { held, quantity } of lines) {
    if (quantity === 0) errors[held.sku] = 'out_of_stock'
    else if (quantity < held.quantity) errors[held.sku] = 'quantity_reduced'
  }
  for (const { rule, key } of dropped) errors[rule.code] = key
  return errors
}

/** The whole cart as it travels, in currency units (OP-058). `said` names what else is not as it was asked for. */
export function cartOnTheWire(state: CartState, said: Readonly<Record<string, string>> = {}): Cart {
  const units: InUnits = (minor) => toUnits(minor, storeProfiles[state.store])
  const lines = placedLines(state)
  const priced = priceOf(state)
  const { subTotal, discount, total, shipping, freeShippingMissing, coupons, promotions, paid } = priced
  return {
    hash: state.hash,
    version: state.version,
    discount: units(discount),
    sub_total_value: units(subTotal),
    total_value: units(total),
    shippingAmountTotal: units(shipping),
    free_shipping_missing: freeShippingMissing === null ? null : units(freeShippingMissing),
    coupon: {
      coupons: Object.fromEntries(
        coupons.map(({ rule, discount: off, note }) => [rule.code, { kind: rule.kind, discount: units(off), note }]),
      ),
    },
    promotions: promotions.map((one) => ({ name: one.name, discount: units(one.discount) })),
    items: lines.filter(({ quantity }) => quantity > 0).map((line, at) => itemOnTheWire(line, paid[at]!, units)),
    unavailable: lines.filter(({ quantity }) => quantity === 0).map((line) => itemOnTheWire(line, 0, units)),
    errors: { ...errorsOf(lines, priced), ...said },
  }
}
