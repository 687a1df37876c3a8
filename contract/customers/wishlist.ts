import { z } from 'zod/mini'
import { skuPattern } from '#domain/platform/sku.ts'
import { maxGuestFavourites } from '#domain/customers/wishlist/guest-favourites.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { boolean, int, number, string, token } from '../platform/primitives.ts'

const sku = z.string().check(z.regex(skuPattern))

/** What the favourite buttons need, and all that is persisted on a device (WISH-02). */
export const wishlist = z.array(z.object({ id: int, sku: string }))
export type Wishlist = z.output<typeof wishlist>

const changed = ok({ message: string, wishlist })

export const readWishlist = endpoint({
  method: 'GET',
  path: '/api/wishlist/',
  summary: 'The customer’s favourites, latest first (API-60)',
  auth: 'customer',
  query: z.object({ token }),
  reply: ok({ wishlist }),
})

export const addToWishlist = endpoint({
  method: 'POST',
  path: '/api/wishlist/',
  summary: 'Adds a product to the favourites, by its sku or that of a size; one that is there already stays (API-61)',
  auth: 'customer',
  body: z.object({ token, sku }),
  encoding: 'form',
  idempotent: true,
  reply: changed,
})

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/api/wishlist/',
  summary: 'Takes a product out of the favourites (API-62)',
  auth: 'customer',
  query: z.object({ token, sku }),
  idempotent: true,
  reply: changed,
})

export const mergeWishlist = endpoint({
  method: 'POST',
  path: '/api/wishlist/merge',
  summary: 'Adds what was kept on a device before signing in; what is there already, or not for sale, is passed over',
  auth: 'customer',
  body: z.object({
    token,
    skus: z.string().check(z.regex(new RegExp(`^[A-Z0-9]{1,40}(--[A-Z0-9]{1,40}){0,${maxGuestFavourites - 1}}$`))),
  }),
  encoding: 'form',
  idempotent: true,
  reply: changed,
})

/** A favourite as its screen shows it. Amounts are in currency units. */
const favourite = z.object({
  id: int,
  sku: string,
  productName: string,
  brand: string,
  color: string,
  url: string,
  productImage: z.nullable(string),
  numericOriginalPrice: number,
  /** Null at full price. */
  numericDiscountPrice: z.nullable(number),
  discountPercent: int,
  /** How much cheaper it is than when it was added; null when it is not. */
  priceFall: z.nullable(number),
  /** False when no size is available, or it is no longer sold. */
  available: boolean,
  isGiftCard: boolean,
  /** The size that was chosen, if any. */
  wantedSize: z.nullable(string),
  /** Smallest size first; of the stock only whether there is any. */
  simples: z.array(z.object({ sku: string, size: string, available: boolean })),
})
export type Favourite = z.output<typeof favourite>

export const readFavourites = endpoint({
  method: 'GET',
  path: '/api/wishlist/products',
  summary: 'The favourites with what their screen shows: sizes, prices, and how much they fell',
  auth: 'customer',
  query: z.object({ token }),
  reply: ok({ favourites: z.array(favourite) }),
})
