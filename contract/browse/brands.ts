import { z } from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { int, string } from '../platform/primitives.ts'

const brand = z.object({
  name: string,
  slug: string,
  /** Its catalogue page. */
  url: string,
  logo: z.nullable(string),
  /** Its products on sale; never 0, because a brand without any is not listed. */
  count: int,
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
