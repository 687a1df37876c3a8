import { z } from 'zod/mini'
import { skuPattern } from '#domain/platform/sku.ts'
import { maxEmailLength } from '#domain/platform/text/email.ts'
import { done, endpoint } from '../platform/endpoint.ts'

export const requestStockAlert = endpoint({
  method: 'POST',
  path: '/api/product/notify',
  summary: 'Notes who wants to hear when a size is back (U40)',
  auth: 'none',
  body: z.object({
    /** The size, as the product names it. */
    sku: z.string().check(z.regex(skuPattern)),
    email: z.string().check(z.maxLength(maxEmailLength)),
  }),
  encoding: 'form',
  idempotent: true,
  reply: done,
})
