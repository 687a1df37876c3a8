import { z } from 'zod/mini'
import {
  catalogueChecks,
  gridSorts,
  shownFilters,
  specialFilters,
  stockFilters,
} from '#domain/browse/assortment/grid-filter.ts'
import { maxPictures, maxPictureText } from '#domain/browse/assortment/product-pictures.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { boolean, int, number, pictureFocus, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { maxPictureBody, pictureBytes } from './picture-bytes.ts'
import { instant, store } from './shapes.ts'

const minor = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
const id = z.int().check(z.positive(), z.maximum(2_147_483_647))
/** A moment as it was typed: ISO 8601 with its offset. */
const moment = z.iso.datetime({ offset: true })
const isoMoment = z.pipe(
  moment,
  z.transform((text) => new Date(text).toISOString()),
)
const skuText = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{1,40}$/))
const sizeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(20))
const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))
export const actReason = z.optional(z.string().check(z.trim(), z.maxLength(300)))

const size = z.object({ skuSimple: string, size: string, stock: int })

const listed = z.object({
  sku: string,
  version: int,
  slug: string,
  name: string,
  brand: string,
  color: string,
  price: number,
  specialPrice: z.nullable(number),
  specialFrom: z.nullable(instant),
  specialTo: z.nullable(instant),
  isShown: boolean,
  isGiftCard: boolean,
  createdAt: instant,
  picture: z.nullable(string),
  sizes: z.array(size),
})
export type GridProduct = z.output<typeof listed>

/** How products are looked for; in an address numbers are texts. */
export const gridFilter = z.object({
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  brand: z.optional(z.coerce.number().check(z.int(), z.positive())),
  category: z.optional(z.coerce.number().check(z.int(), z.positive())),
  shown: z.optional(z.enum(shownFilters)),
  stock: z.optional(z.enum(stockFilters)),
  special: z.optional(z.enum(specialFilters)),
  check: z.optional(z.enum(catalogueChecks)),
})

export const listProducts = deskEndpoint({
  method: 'GET',
  path: '/desk/api/products',
  summary: 'Products of a store, with their sizes and stock',
  permission: 'products.read',
  query: z.object({
    country: store,
    ...gridFilter.shape,
    sort: z.optional(z.enum(gridSorts)),
    after: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,40}$/))),
  }),
  reply: z.object({
    products: z.array(listed),
    next: z.nullable(string),
    /** How many are like that, only with the first page; of more than 10,000 only that there are more. */
    total: z.nullable(int),
  }),
})

export const readProductLists = deskEndpoint({
  method: 'GET',
  path: '/desk/api/product-lists',
  summary: 'What products of a store refer to: brands, categories, attributes, size tables',
  permission: 'products.read',
  query: z.object({ country: store }),
  reply: z.object({
    brands: z.array(z.object({ id: int, name: string })),
    categories: z.array(z.object({ id: int, name: string, path: string, level: int })),
    attributes: z.array(z.object({ key: string, name: string })),
    sizeTables: z.array(z.object({ id: int, name: string })),
    /** The shop's own address in that country. */
    shop: string,
  }),
})

export const readProductChecks = deskEndpoint({
  method: 'GET',
  path: '/desk/api/product-checks',
  summary: 'How many products that shoppers see are likely to have something wrong, by what it is',
  permission: 'products.read',
  query: z.object({ country: store }),
  reply: z.object({ checks: z.array(z.object({ check: z.enum(catalogueChecks), count: int })) }),
})

const fields = z.nullable(z.record(string, z.unknown()))
const whole = z.object({
  ...listed.shape,
  country: store,
  description: string,
  brandId: int,
  sizeTableId: z.nullable(int),
  gender: z.enum(productGenders),
  colorFamily: string,
  categories: z.array(int),
  attributes: z.array(z.object({ key: string, value: string })),
  images: z.array(
    z.object({
      url: string,
      alt: z.nullable(string),
      focus: z.nullable(pictureFocus),
    }),
  ),
  colours: z.array(listed),
  acts: z.array(
    z.object({
      at: instant,
      actor: string,
      action: string,
      subject: string,
      reason: z.nullable(string),
      before: fields,
      after: fields,
      idBulk: z.nullable(int),
    }),
  ),
  /** What it cost before, the latest first, changes of feeds included. */
  prices: z.array(z.object({ since: instant, until: instant, price: number, specialPrice: z.nullable(number) })),
})
export type DeskProduct = z.output<typeof whole>

const ofProduct = z.object({ country: store, sku: z.string().check(z.toUpperCase(), z.maxLength(40)) })
const oneProduct = z.object({ product: whole })

export const showProduct = deskEndpoint({
  method: 'GET',
  path: '/desk/api/products/:country/:sku',
  summary: 'Everything about one product, with its other colours and its history',
  permission: 'products.read',
  params: ofProduct,
  reply: oneProduct,
})

const percent = z.int().check(z.minimum(0), z.maximum(100))
const picture = z.object({
  url: z.string().check(z.maxLength(2000)),
  alt: z.nullable(z.string().check(z.trim(), z.maxLength(maxPictureText))),
  focus: z.nullable(z.array(percent).check(z.length(2))),
  /** The picture whose place it takes: that one's address leads here from then on. */
  replaces: z.optional(z.string().check(z.maxLength(2000))),
})

const productChange = z.object({
  name: z.optional(words(150)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(5000))),
  price: z.optional(minor),
  specialPrice: z.optional(z.nullable(minor)),
  specialFrom: z.optional(z.nullable(isoMoment)),
  specialTo: z.optional(z.nullable(isoMoment)),
  isShown: z.optional(boolean),
  brandId: z.optional(id),
  sizeTableId: z.optional(z.nullable(id)),
  gender: z.optional(z.enum(productGenders)),
  color: z.optional(words(100)),
  colorFamily: z.optional(words(100)),
  categories: z.optional(z.array(id).check(z.maxLength(20))),
  attributes: z.optional(
    z.array(z.object({ key: z.string().check(z.maxLength(60)), value: words(200) })).check(z.maxLength(60)),
  ),
  images: z.optional(z.array(picture).check(z.maxLength(maxPictures))),
})

export const changeProduct = deskEndpoint({
  method: 'POST',
  path: '/desk/api/products/:country/:sku',
  summary: 'Change fields of a product: price, special price, texts, categories, whether it is shown',
  permission: 'products.edit',
  params: ofProduct,
  body: z.object({ version: int, reason: actReason, change: productChange }),
  reply: oneProduct,
})

export const uploadProductPicture = deskEndpoint({
  method: 'POST',
  path: '/desk/api/products/:country/:sku/pictures',
  summary:
    'Store a picture for a product: JPEG, PNG, WebP or AVIF as base64. Shoppers see it once the product is saved with it',
  permission: 'products.edit',
  params: ofProduct,
  body: z.object({ picture: pictureBytes }),
  maxBytes: maxPictureBody,
  reply: z.object({ address: string }),
})

export const setProductStock = deskEndpoint({
  method: 'POST',
  path: '/desk/api/products/:country/:sku/stock',
  summary: 'Set the stock of a size, if it is still what was seen; the difference is booked',
  permission: 'stock.edit',
  params: ofProduct,
  body: z.object({
    skuSimple: z.string().check(z.maxLength(80)),
    seen: z.int().check(z.minimum(0)),
    stock: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    reason: actReason,
  }),
  reply: oneProduct,
})

export const createProduct = deskEndpoint({
  method: 'POST',
  path: '/desk/api/products',
  summary: 'A new product, or a copy of one; it is not shown until it has pictures',
  permission: 'products.edit',
  body: z.object({
    country: store,
    sku: skuText,
    name: words(150),
    description: z.string().check(z.trim(), z.maxLength(5000)),
    brandId: id,
    gender: z.enum(productGenders),
    color: words(100),
    colorFamily: words(100),
    price: minor,
    categories: z.array(id).check(z.maxLength(20)),
    sizes: z.array(sizeText).check(z.minLength(1), z.maxLength(60)),
    sizeFilterKey: z.nullable(z.enum(sizeFilterKeys)),
    copyOf: z.optional(skuText),
  }),
  reply: oneProduct,
})
