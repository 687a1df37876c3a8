import { z } from 'zod/mini'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { productCard } from './product-card.ts'
import { rating, reviewList } from './review-shapes.ts'
import { pageSeo } from '../platform/seo.ts'
import { sizeTable } from './sizes.ts'
import { boolean, int, number, pictureFocus, string } from '../platform/primitives.ts'

/** One size. The true stock is not published: a client reads 0, 1, 2 or 3 for 'three or more' (OP-036). */
const simple = z.object({ sku: string, size: string, quantity: int, available: boolean })

/** What somebody wrote of a picture, and the point that every crop keeps, in percent from the left and the top. */
const pictureDetails = z.object({ alt: z.optional(string), focus: z.optional(pictureFocus) })

/** The same model in another colour. */
const sibling = z.object({
  id: string,
  url: string,
  color: string,
  hex: string,
  image: z.nullable(string),
  available: boolean,
  /** Its price in force, in currency units: gift cards of one name differ in value. */
  price: z.optional(number),
})

const product = z.object({
  id: string,
  productName: string,
  brand: string,
  brandUrl: string,
  color: string,
  colorFamily: string,
  hex: string,
  gender: string,
  description: string,
  productImage: z.nullable(string),
  images: z.array(string),
  /** What was said of each of them, in the same order; left out where nothing was. */
  imageDetails: z.optional(z.array(pictureDetails)),
  url: string,
  /** At least one size is available. */
  available: boolean,
  /** Parent skus, selected by an operator. */
  related: z.array(string),
  numericOriginalPrice: number,
  /** Null at full price. */
  numericDiscountPrice: z.nullable(number),
  /** Whole percent off, 0 at full price. */
  discountPercent: int,
  /** The lowest price of the 30 days before the discount; left out where there is none, or where it is not known. */
  lowest_price_before: z.optional(number),
  /** Names of its categories from the root, separated by `|` (PDP-04). */
  categories: string,
  /** The first four of them. */
  categoriesGA4: string,
  seller: string,
  sellerFreeShipping: boolean,
  /** Its standard shipping is free when bought alone. */
  freeShipping: boolean,
  /** Its seller offers fast shipping; the city decides whether it is available. */
  fastShipping: boolean,
  isProductBoost: boolean,
  isECOFriendly: boolean,
  isGiftCard: boolean,
  /** What it gives and for how long, when it sells a membership (OP-085). */
  membership: z.nullable(
    z.object({
      months: int,
      freeShipping: boolean,
      /** Percent off, and hours before everyone else; null without. */
      percent: z.nullable(int),
      earlyAccessHours: z.nullable(int),
    }),
  ),
  exchangeable: boolean,
  /** Standard shipping of one where it depends on weight or amount; null: no step takes its weight. */
  standard_shipping: z.optional(z.nullable(number)),
  /** Taxes included in its price where they are not those of the store (`tax_percent` of its settings). */
  tax_percent: z.optional(number),
  attributes: z.array(z.object({ key: string, name: string, value: string })),
  /** Smallest size first. */
  simples: z.array(simple),
  /** What its sizes measure; null for one-size products. */
  sizeKind: z.nullable(z.enum(sizeTableKinds)),
  /** How its buyers say it fits, when enough of them do. */
  fit: z.nullable(z.enum(['runs_small', 'runs_large'])),
  /** The summary of its reviews; null without any. */
  rating: z.nullable(rating),
  /** The newest few of them. */
  reviews: reviewList,
  /** Its own, else its brand's for that gender, else the country's (OP-040); null for one-size products. */
  size_convertion_table: z.nullable(sizeTable),
  /** From the home page to its deepest category. */
  breadcrumb: z.array(z.object({ label: string, url: string })),
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
  params: z.object({ segment: string }),
  reply: z.object({ success: z.literal(true), data: product }),
})

export const readAddiWidget = endpoint({
  method: 'GET',
  path: '/api/product/addiwidgetactive/',
  summary: 'Whether the instalment widget is shown in this store (API-26)',
  auth: 'none',
  cacheSeconds: 60,
  showsNoProducts: true,
  reply: ok({ message: z.enum(['active', 'inactive']) }),
})

const maxCards = 24

export const readCards = endpoint({
  method: 'GET',
  path: '/api/product/cards',
  summary: 'The cards of some products, in the order asked for; what is not for sale is left out',
  auth: 'none',
  query: z.object({
    skus: z.string().check(z.regex(new RegExp(`^[A-Z0-9]{1,40}(--[A-Z0-9]{1,40}){0,${maxCards - 1}}$`))),
  }),
  reply: z.object({ items: z.array(productCard) }),
})
