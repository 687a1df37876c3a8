import { z } from 'zod/mini'
import { homeKeys } from '#domain/content/pages/places-of-content.ts'
import { endpoint } from '../platform/endpoint.ts'
import { pageSeo } from '../platform/seo.ts'
import { pictureFocus, int, string } from '../platform/primitives.ts'

const homeItem = z.object({
  name: string,
  position: int,
  image_url: string,
  api_url: string,
  desktop_url: string,
  link: string,
})

const banner = z.object({
  image: string,
  link: string,
  alt: string,
  coupon: z.nullable(string),
  focus: z.optional(pictureFocus),
})

/** The grid: `positions` lists its items in reading order; it has `cols` columns and `rows` rows. */
const portrait = z.object({ positions: z.array(int), cols: int, rows: int })

const home = z.object({
  home_items: z.array(homeItem),
  layout: z.object({ portrait }),
  seoSettings: pageSeo,
  /** Only those scheduled for today, in order. */
  banners: z.object({ top: z.array(banner), central: z.array(banner), bottom: z.array(banner) }),
  /** What the shop says of itself here; null: it says nothing of its own. */
  brand: z.object({
    headline: z.nullable(string),
    promises: z.nullable(z.array(z.object({ title: string, text: string }))),
    brands_title: z.nullable(string),
  }),
  /** The period for returns, of the store's terms. */
  return_days: int,
  /** The customer of the token, if sent (OP-035). */
  customer: z.nullable(z.object({ first_name: string, segment: string })),
})
export type Home = z.output<typeof home>
export type HomeBanner = z.output<typeof banner>

export const readHome = endpoint({
  method: 'GET',
  path: '/api/home/',
  summary: 'A home page: banners, grid of items, SEO (API-08)',
  auth: 'none',
  query: z.object({ key: z.optional(z.enum(homeKeys)), device: z.optional(string) }),
  showsNoProducts: true,
  reply: home,
})
