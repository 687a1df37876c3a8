import { z } from 'zod/mini'
import { sizeTableKinds } from '#domain/catalog/sizes.ts'
import { endpoint } from './endpoint.ts'
import { productCard } from './product-card.ts'
import { rating, reviewList } from './review-shapes.ts'
import { pageSeo } from './seo.ts'
import { sizeTable } from './sizes.ts'

/** One size. The true stock stays ours: whoever counts reads 0, 1, 2 or 'three and more' (OP-036). */
const simple = z.object({ sku: z.string(), size: z.string(), quantity: z.int(), available: z.boolean() })

/** The same model in another colour. */
const sibling = z.object({
  id: z.string(),
  url: z.string(),
  color: z.string(),
  hex: z.string(),
  image: z.nullable(z.string()),
  available: z.boolean(),
  /** Its price in force, in currency units: gift cards of one name differ in what they are worth. */
  price: z.optional(z.number()),
})

export const product = z.object({
  id: z.string(),
  productName: z.string(),
  brand: z.string(),
  brandUrl: z.string(),
  color: z.string(),
  colorFamily: z.string(),
  hex: z.string(),
  gender: z.string(),
  description: z.string(),
  productImage: z.nullable(z.string()),
  images: z.array(z.string()),
  url: z.string(),
  /** At least one size can be bought. */
  available: z.boolean(),
  /** Parent skus, chosen by hand. */
  related: z.array(z.string()),
  numericOriginalPrice: z.number(),
  /** Null at full price. */
  numericDiscountPrice: z.nullable(z.number()),
  /** Whole percent off, 0 at full price. */
  discountPercent: z.int(),
  /** Names of its categories from the root, separated by `|` (PDP-04). */
  categories: z.string(),
  /** The first four of them. */
  categoriesGA4: z.string(),
  seller: z.string(),
  sellerFreeShipping: z.boolean(),
  /** Its standard shipping costs nothing when bought alone. */
  freeShipping: z.boolean(),
  /** Its seller ships fast; to whom depends on the city. */
  fastShipping: z.boolean(),
  isProductBoost: z.boolean(),
  isECOFriendly: z.boolean(),
  isGiftCard: z.boolean(),
  exchangeable: z.boolean(),
  attributes: z.array(z.object({ key: z.string(), name: z.string(), value: z.string() })),
  /** Smallest size first. */
  simples: z.array(simple),
  /** What its sizes measure; null for what has none to speak of. */
  sizeKind: z.nullable(z.enum(sizeTableKinds)),
  /** How its buyers say it falls, where enough of them do. */
  fit: z.nullable(z.enum(['runs_small', 'runs_large'])),
  /** What its buyers' reviews come to; null while there are none. */
  rating: z.nullable(rating),
  /** The newest few of them. */
  reviews: reviewList,
  /** Its own, else its brand's for that gender, else the country's (OP-040); null for what has no sizes. */
  size_convertion_table: z.nullable(sizeTable),
  /** From the home page to its deepest category. */
  breadcrumb: z.array(z.object({ label: z.string(), url: z.string() })),
  /** Other colours, without itself. */
  siblings: z.array(sibling),
  seoSettings: pageSeo,
})
export type Product = z.output<typeof product>
export type ProductSimple = z.output<typeof simple>

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/productdetail/:segment',
  summary: 'Everything a product’s page shows, by the file name without .html (API-25)',
  auth: 'none',
  params: z.object({ segment: z.string() }),
  reply: z.object({ success: z.literal(true), data: product }),
})

export const readAddiWidget = endpoint({
  method: 'GET',
  path: '/api/product/addiwidgetactive/',
  summary: 'Whether the instalment widget is shown in this store (API-26)',
  auth: 'none',
  cacheSeconds: 60,
  reply: z.object({ error: z.literal(false), message: z.enum(['active', 'inactive']) }),
})

const mostCards = 24

export const readCards = endpoint({
  method: 'GET',
  path: '/api/product/cards',
  summary: 'The cards of some products, in the order asked for; what is not for sale is left out',
  auth: 'none',
  query: z.object({
    skus: z.string().check(z.regex(new RegExp(`^[A-Z0-9]{1,40}(--[A-Z0-9]{1,40}){0,${mostCards - 1}}$`))),
  }),
  reply: z.object({ items: z.array(productCard) }),
})
