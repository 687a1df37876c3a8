import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

const brand = z.object({
  name: z.string(),
  slug: z.string(),
  /** Its page of the catalogue. */
  url: z.string(),
  logo: z.nullable(z.string()),
  /** How many of its products are on sale; never 0, a brand without any is not listed. */
  count: z.int(),
})
export type BrandEntry = z.output<typeof brand>

export const readBrands = endpoint({
  method: 'GET',
  path: '/api/brands/',
  summary: 'Every brand of the store, in the order of a Spanish dictionary (CONT-03)',
  auth: 'none',
  cacheSeconds: 60,
  reply: z.object({ brandList: z.array(brand) }),
})
