import { LRUCache } from 'lru-cache'
import { brand as brandTable, category as categoryTable, product as productTable } from '#db/schema/catalog.ts'
import { productCategory, productImage, supplier as supplierTable } from '#db/schema/catalog.ts'
import { membership } from '#db/schema/memberships.ts'
import { simple as simpleTable } from '#db/schema/stock.ts'
import { columnNames, jsonList, selectAs } from '#db/connection/sql-text.ts'
import type { CouponRule, CartTerms, Promotion } from '#domain/buy/cart/coupon-rule.ts'
import { maxQuantityOf, weightOf, type CartLine } from '#domain/buy/cart/lines.ts'
import { priceCart, type PricedCart } from '#domain/buy/cart/price-cart.ts'
import type { StoredLine } from '#domain/buy/cart/set-lines.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { CartRow, QuantitySet, Supply } from './cart-rows.ts'
import type { Queries } from '#db/connection/transaction.ts'
import type { CartFacts } from './repository.ts'
import { termsOfStores, type StoreTerms } from './terms.ts'

/** What a size is called and looks like, and the categories it is in. */
type ProductData = {
  sku: string
  edition: string
  size: string
  name: string
  color: string
  slug: string
  isGiftCard: boolean
  isMembership: boolean
  exchangeable: boolean
  brand: string
  brandSlug: string
  seller: string
  grams: number
  image: string | null
  categories: { id: number; name: string; path: string; level: number }[]
}

/** A size in a cart as the store has it now. */
type CartProduct = Supply & ProductData

/** A cart and all that its price depends on. */
export type CartState = {
  country: OpenCountry
  now: Date
  /** Empty for a visitor who has no cart yet. */
  hash: string
  version: number
  /** Its owner; null for a guest. */
  idCustomer: number | null
  lines: readonly StoredLine[]
  products: ReadonlyMap<string, CartProduct>
  /** In the order they were added. */
  coupons: readonly CouponRule[]
  terms: CartTerms
  /** A membership of the owner pays for standard shipping. */
  memberShipsFree: boolean
  promotions: readonly Promotion[]
}

/** A line with the quantity that can be had now: 0 when nothing is left (OP-051). */
export type AvailableLine = { product: CartProduct; held: StoredLine; quantity: number }

export function availableLines({ lines, products }: CartState): AvailableLine[] {
  return lines.flatMap((held) => {
    const found = products.get(held.sku)
    return found ? { product: found, held, quantity: Math.min(held.quantity, maxQuantityOf(found)) } : []
  })
}

const asLine = ({ product: found, quantity }: AvailableLine): CartLine => ({
  sku: found.sku,
  quantity,
  listPrice: found.price,
  price: found.inForce,
  isGiftCard: found.isGiftCard,
  isMembership: found.isMembership,
  sellerShipsFree: found.sellerShipsFree,
  categories: found.categories.map(({ path }) => path),
  brand: found.brandSlug,
  grams: found.isGiftCard || found.isMembership ? 0 : found.grams,
})

export const linesOf = (state: CartState): CartLine[] =>
  availableLines(state)
    .filter(({ quantity }) => quantity > 0)
    .map(asLine)

/** What travels weighs, in grams. */
export const gramsOf = (state: CartState): number => weightOf(linesOf(state))

/** Only what can be had costs something. */
export function priceOf(state: CartState): PricedCart {
  const lines = linesOf(state)
  const { coupons, promotions, terms, memberShipsFree, idCustomer, now } = state
  return priceCart({ lines, coupons, promotions, terms, memberShipsFree, idCustomer, now: now.getTime() })
}

const simple = columnNames(simpleTable, 'simple')
const product = columnNames(productTable, 'product')
const club = columnNames(membership, 'membership')
const brand = columnNames(brandTable, 'brand')
const supplier = columnNames(supplierTable, 'supplier')
const image = columnNames(productImage, 'image')
const category = columnNames(categoryTable, 'category')
const filed = columnNames(productCategory, 'filed')

/**
 * $1 is the store, $2 the sizes. As a list whose length the planner does not know: it would otherwise plan again for
 * every list, which costs six times as much as reading the products.
 */
const productText = `
with wanted as materialized (select $2::text[] as skus)
select ${simple.skuSimple} as sku, product.xmin::text as edition, ${simple.size},
  ${selectAs(product, 'name', 'color', 'slug', 'isGiftCard', 'exchangeable')},
  exists (select from membership where ${club.country} = $1 and ${club.sku} = ${product.sku}) as "isMembership",
  ${brand.name} as brand, ${brand.slug} as "brandSlug", ${supplier.name} as seller,
  coalesce(${simple.grams}, default_grams_of($1, ${product.sku})) as grams,
  (select ${image.url} from product_image image where ${image.country} = $1 and ${image.sku} = ${product.sku}
    order by ${image.position} limit 1) as image,
  ${jsonList(`select ${selectAs(category, 'id', 'name', 'path', 'level')} from product_category filed
    join category on ${category.id} = ${filed.categoryId}
    where ${filed.country} = $1 and ${filed.sku} = ${product.sku} order by ${filed.position}, ${category.level}, ${category.id}`)} as categories
from wanted cross join unnest(wanted.skus) as one (sku) join simple on ${simple.country} = $1 and ${simple.skuSimple} = one.sku
  join product on ${product.country} = $1 and ${product.sku} = ${simple.sku} join brand on ${brand.id} = ${product.brandId}
  join supplier on ${supplier.id} = ${product.supplierId}`

/**
 * Reads product data through a cache: prices and stock are read for every reply, names and pictures need not be. A changed
 * product has another edition and is read at once; a renamed category or brand is noticed within a minute.
 */
function productReader(queries: Queries) {
  const cache = new LRUCache<string, ProductData>({ max: 20_000, ttl: 60_000 })

  return async (
    country: OpenCountry,
    supplies: readonly Supply[],
    on: Queries = queries,
  ): Promise<Map<string, CartProduct>> => {
    const products = new Map<string, CartProduct>()
    const stale = new Map<string, Supply>()
    for (const supply of supplies) {
      const cached = cache.get(`${country} ${supply.sku}`)
      if (cached?.edition === supply.edition) products.set(supply.sku, { ...cached, ...supply })
      else stale.set(supply.sku, supply)
    }
    if (stale.size === 0) return products
    const values = [country, [...stale.keys()]]
    const { rows } = await on.query<ProductData>({ name: 'cart_products', text: productText, values })
    for (const data of rows) {
      cache.set(`${country} ${data.sku}`, data)
      products.set(data.sku, { ...data, ...stale.get(data.sku)! })
    }
    return products
  }
}

type PricingContext = { country: OpenCountry; now: Date }

/** Completes what was read of a cart with product data and the store's terms, which are cached. */
export function cartStates(queries: Queries) {
  const productsOf = productReader(queries)
  const termsOf = termsOfStores(queries)

  async function surroundings({ country, now }: PricingContext, supplies: readonly Supply[]) {
    const [products, terms] = await Promise.all([productsOf(country, supplies), termsOf(country, now)])
    return { country, now, products, ...terms }
  }

  return {
    termsOf,

    /** An open cart read inside a transaction: nothing here waits for another connection, so the terms are read before. */
    async inTransaction(
      { cart, lines, coupons, supplies, memberShipsFree }: CartFacts & { cart: CartRow },
      at: PricingContext,
      terms: StoreTerms,
      on: Queries,
    ): Promise<CartState> {
      const { hash, version, idCustomer } = cart
      return {
        ...at,
        ...terms,
        products: await productsOf(at.country, supplies, on),
        hash,
        version,
        idCustomer,
        lines,
        coupons,
        memberShipsFree,
      }
    },

    /** A visitor's open cart, or the empty one of a visitor who has none. */
    async of(
      facts: CartFacts,
      { idCustomer, ...at }: PricingContext & { idCustomer: number | null },
      isOpen: boolean,
    ): Promise<CartState> {
      const around = await surroundings(at, facts.supplies)
      const { cart, lines, coupons, memberShipsFree } = facts
      if (!isOpen || !cart)
        return { ...around, hash: '', version: 0, idCustomer, lines: [], coupons: [], memberShipsFree }
      return {
        ...around,
        hash: cart.hash,
        version: cart.version,
        idCustomer: cart.idCustomer,
        lines,
        coupons,
        memberShipsFree,
      }
    },

    async afterFastPath(
      { hash, version, idCustomer, lines, memberShipsFree }: QuantitySet,
      at: PricingContext,
    ): Promise<CartState> {
      return { ...(await surroundings(at, lines)), hash, version, idCustomer, lines, coupons: [], memberShipsFree }
    },
  }
}

export type CartStates = ReturnType<typeof cartStates>
