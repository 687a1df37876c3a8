import { z } from 'zod/mini'
import { stockReasons } from '#domain/browse/catalog/stock-reasons.ts'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, reason, store } from './shapes.ts'

const sku = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(80))

const size = z.object({ skuSimple: string, name: string, color: string, size: string, stock: int })
const lowSize = z.object({
  ...size.shape,
  /** In four weeks. */
  sold: int,
  /** Null where nothing was sold. */
  days: z.nullable(int),
  /** Units in orders that are not paid yet: they come back if nobody pays. */
  reserved: int,
})
export type LowSize = z.output<typeof lowSize>

export const listLowStock = deskEndpoint({
  method: 'GET',
  path: '/desk/api/stock/low',
  summary: 'Sizes of a store that last less than two weeks at the sales of the last four, the scarcest first',
  permission: 'products.read',
  query: z.object({ country: store }),
  reply: z.object({ sizes: z.array(lowSize) }),
})

export const readSizeStock = deskEndpoint({
  method: 'GET',
  path: '/desk/api/stock/sizes/:sku',
  summary: 'The stock of a size, what moved it and who, and the unpaid orders that hold some of it',
  permission: 'products.read',
  params: z.object({ sku }),
  query: z.object({ country: store }),
  reply: z.object({
    size,
    movements: z.array(
      z.object({ at: instant, delta: int, reason: z.enum(stockReasons), ref: z.nullable(string), after: int }),
    ),
    reservations: z.array(z.object({ orderNr: string, quantity: int, placedAt: instant })),
  }),
})
export type SizeStock = z.output<(typeof readSizeStock)['reply']>

const counted = z.object({ skuSimple: string, name: string, before: int, counted: int })

export const previewCount = deskEndpoint({
  method: 'POST',
  path: '/desk/api/stock/count/preview',
  summary: 'What a pasted count would change, line by line, and what cannot be read; nothing is booked',
  permission: 'stock.edit',
  body: z.object({ country: store, text: z.string().check(z.maxLength(400_000)) }),
  reply: z.object({
    changes: z.array(counted),
    /** How many lines say what is there already. */
    even: int,
    faults: z.array(z.object({ line: int, text: string, reason: string })),
  }),
})
export type CountPreview = z.output<(typeof previewCount)['reply']>

export const bookCount = deskEndpoint({
  method: 'POST',
  path: '/desk/api/stock/count',
  summary: 'Book the differences of a count, all or none; refused when a stock is not the one that was seen',
  permission: 'stock.edit',
  body: z.object({
    country: store,
    lines: z
      .array(
        z.object({
          skuSimple: sku,
          seen: z.int().check(z.minimum(0)),
          counted: z.int().check(z.minimum(0), z.maximum(1_000_000)),
        }),
      )
      .check(z.minLength(1), z.maxLength(5000)),
    reason,
  }),
  reply: z.object({ booked: int }),
})
