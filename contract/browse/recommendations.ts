import { z } from 'zod/mini'
import { skuPattern } from '#domain/platform/sku.ts'
import { analyticsId, eventPayloadLimit } from '#domain/browse/recommendations/events.ts'
import { listName } from '#domain/browse/recommendations/lists.ts'
import { done, endpoint } from '../platform/endpoint.ts'
import { productCard } from './product-card.ts'
import { number, string } from '../platform/primitives.ts'

/** A product card that also has the slider's own field names (PDP-08). */
const item = z.object({
  // Spread, not `extend`: the browser would load the code of `extend` only for this shape.
  ...productCard.shape,
  sku: string,
  name: string,
  price: number,
  /** Null at full price. */
  special_price: z.nullable(number),
  image: z.nullable(string),
})
export type RecommendedProduct = z.output<typeof item>

/** `list` is its name in events, `name` the title a shopper reads. */
const slider = z.object({ list: string, name: string, items: z.array(item) })
export type Slider = z.output<typeof slider>

/**
 * With `list`, only that list; `look` with a `sku` completes a look with it. With only `sku`, the three of a product's
 * page: `related`, `bought-together`, `same-brand`. With neither, those of the home page: `mas-vendidos`,
 * `recien-llegados`, `completa-tu-compra`. Empty lists are left out.
 */
export const readRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations/',
  summary: 'Sliders of products: related, bought together, same brand, and lists by name (PDP-08)',
  auth: 'none',
  query: z.object({
    sku: z.optional(z.string().check(z.regex(skuPattern))),
    list: z.optional(z.string().check(z.maxLength(80), z.regex(listName))),
  }),
  reply: z.object({ success: z.literal(true), data: z.array(slider) }),
})

export const trackRecommendation = endpoint({
  method: 'GET',
  path: '/api/recommendations/track',
  summary: 'Notes what was shown or chosen in a slider (API-28)',
  auth: 'none',
  query: z.object({
    /** The visitor's analytics id. */
    key: z.string().check(z.regex(analyticsId)),
    /** A JSON object. */
    payload: z.string().check(z.maxLength(eventPayloadLimit)),
  }),
  reply: done,
})
