import { z } from 'zod/mini'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { skuPattern } from '#domain/platform/sku.ts'
import { endpoint } from '../platform/endpoint.ts'
import { string } from '../platform/primitives.ts'

/** A size chart; every row has as many cells as the headings, and the first column is the local size. */
export const sizeTable = z.object({
  title: string,
  kind: z.enum(sizeTableKinds),
  gender: z.enum(productGenders),
  columns: z.array(string),
  rows: z.array(z.array(string)),
})
export type SizeTable = z.output<typeof sizeTable>

export const readSizes = endpoint({
  method: 'GET',
  path: '/api/sizes/',
  summary: 'The size table of a product, or the general ones (OP-040)',
  auth: 'none',
  query: z.object({ sku: z.optional(z.string().check(z.regex(skuPattern))) }),
  cacheSeconds: 60,
  showsNoProducts: true,
  reply: z.object({ tables: z.array(sizeTable) }),
})
