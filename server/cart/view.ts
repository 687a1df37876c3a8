import type { Cart, CartItem } from '#contract/cart.ts'
import type { CartTerms, CouponRule, Promotion } from '#domain/cart/coupon-rule.ts'
import { mostOf, type CartLine } from '#domain/cart/lines.ts'
import { priceCart, type PricedCart } from '#domain/cart/price-cart.ts'
import type { Held } from '#domain/cart/set-lines.ts'
import { toUnits } from '#domain/money.ts'
import { productPath } from '#domain/product/address.ts'
import { categoryStrings } from '#domain/product/categories.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import type { Thing } from './facts.ts'

/** A cart and all that its price depends on. */
export type CartState = {
  store: OpenCountry
  now: Date
  hash: string
  version: number
  /** Its owner; null for a guest. */
  idCustomer: number | null
  lines: readonly Held[]
  things: ReadonlyMap<string, Thing>
  coupons: readonly CouponRule[]
  promotions: readonly Promotion[]
  terms: CartTerms
}

type Placed = { thing: Thing; held: Held; quantity: number }

/** Each line with what can be had of it now: 0 when there is nothing left (OP-051). */
function placed({ lines, things }: CartState): Placed[] {
  return lines.flatMap((held) => {
    const thing = things.get(held.sku)
    return thing ? { thing, held, quantity: Math.min(held.quantity, mostOf(thing)) } : []
  })
}

const asLine = ({ thing, quantity }: Placed): CartLine => ({
  sku: thing.sku,
  quantity,
  listPrice: thing.price,
  price: thing.inForce,
  isGiftCard: thing.isGiftCard,
  sellerShipsFree: thing.sellerShipsFree,
  categories: thing.filed.map(({ path }) => path),
  brand: thing.brandSlug,
})

export function priceOf(state: CartState): PricedCart {
  const lines = placed(state).filter(({ quantity }) => quantity > 0)
  return priceCart({ ...state, lines: lines.map(asLine), now: state.now.getTime() })
}

function itemOnTheWire({ thing, held, quantity }: Placed, paid: number, units: (minor: number) => number): CartItem {
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

/** The whole cart as it travels, in currency units (OP-058). `said` names what else is not as it was asked for. */
export function cartOnTheWire(state: CartState, said: Readonly<Record<string, string>> = {}): Cart {
  const units = (minor: number) => toUnits(minor, storeProfiles[state.store])
  const all = placed(state)
  const there = all.filter(({ quantity }) => quantity > 0)
  const priced = priceOf(state)
  const errors: Record<string, string> = {}
  for (const { held, quantity } of all) {
    if (quantity === 0) errors[held.sku] = 'out_of_stock'
    else if (quantity < held.quantity) errors[held.sku] = 'quantity_reduced'
  }
  for (const { rule, key } of priced.dropped) errors[rule.code] = key
  return {
    hash: state.hash,
    version: state.version,
    discount: units(priced.discount),
    sub_total_value: units(priced.subTotal),
    total_value: units(priced.total),
    shippingAmountTotal: units(priced.shipping),
    free_shipping_missing: priced.freeShippingMissing === null ? null : units(priced.freeShippingMissing),
    coupon: {
      coupons: Object.fromEntries(
        priced.coupons.map(({ rule, discount, note }) => [
          rule.code,
          { kind: rule.kind, discount: units(discount), note },
        ]),
      ),
    },
    promotions: priced.promotions.map(({ name, discount }) => ({ name, discount: units(discount) })),
    items: there.map((one, at) => itemOnTheWire(one, priced.paid[at]!, units)),
    unavailable: all.filter(({ quantity }) => quantity === 0).map((one) => itemOnTheWire(one, 0, units)),
    errors: { ...errors, ...said },
  }
}
