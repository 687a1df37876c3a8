import { z } from 'zod/mini'
import {
  bulkRefusals,
  bulkRowStates,
  bulkStates,
  maxBulkProducts,
  maxPasted,
} from '#domain/browse/assortment/bulk-states.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { actReason, gridFilter } from './products.ts'
import { instant, store } from './shapes.ts'

const units = z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))
const isoMoment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text).toISOString()),
)
const ids = z.array(z.int().check(z.positive(), z.maximum(2_147_483_647))).check(z.maxLength(50))
const fewKeys = z.refine((values: unknown) => Object.keys(values as object).length <= maxPasted)

const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), how: z.enum(['set', 'add', 'percent']), amount: units, ends990: boolean }),
  z.object({
    kind: z.literal('special'),
    how: z.enum(['set', 'percent']),
    amount: units,
    ends990: boolean,
    from: z.nullable(isoMoment),
    to: z.nullable(isoMoment),
  }),
  z.object({ kind: z.literal('end-special') }),
  z.object({ kind: z.literal('categories'), add: ids, remove: ids }),
  z.object({ kind: z.literal('show'), isShown: boolean }),
  z.object({
    kind: z.literal('prices'),
    column: z.enum(['price', 'specialPrice']),
    values: z.record(z.string().check(z.regex(/^[A-Z0-9]{1,40}$/)), z.nullable(units)).check(fewKeys),
  }),
  z.object({
    kind: z.literal('stocks'),
    values: z
      .record(
        z.string().check(z.regex(/^[A-Z0-9]{1,40}-[A-Z0-9]{1,40}$/)),
        z.int().check(z.minimum(0), z.maximum(1_000_000)),
      )
      .check(fewKeys),
  }),
])
export type DeskBulkAct = z.input<typeof act>

const order = {
  country: store,
  /** Either the products themselves, or all that are like that; pasted amounts name theirs. */
  skus: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(maxBulkProducts))),
  filter: z.optional(gridFilter),
  act,
}

const refusal = z.enum(bulkRefusals)
const fields = z.record(string, z.unknown())
const row = z.object({ sku: string, name: string, color: string, before: fields, after: fields })
export type BulkRow = z.output<typeof row>

const maxBodyBytes = 2 * 1024 * 1024

export const previewBulk = deskEndpoint({
  method: 'POST',
  path: '/desk/api/product-bulks/preview',
  summary: 'What an act on many products would change, row by row, and what it would not and why; nothing is written',
  permission: 'products.edit',
  maxBytes: maxBodyBytes,
  body: z.object({ ...order, after: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({
    /** What running it has to name: it does what was seen, or is refused. */
    seen: string,
    changed: int,
    same: int,
    refused: z.array(z.object({ why: refusal, count: int, examples: z.array(string) })),
    /** Skus that the store does not have: how many, and the first of them. */
    unknown: z.object({ count: int, examples: z.array(string) }),
    rows: z.array(row),
    next: z.nullable(string),
  }),
})
export type BulkPreview = z.output<typeof previewBulk.reply>

const bulk = z.object({
  idBulk: int,
  country: store,
  kind: string,
  act: fields,
  reason: z.nullable(string),
  state: z.enum(bulkStates),
  actor: string,
  createdAt: instant,
  finishedAt: z.nullable(instant),
  undoneBy: z.nullable(string),
  undoneAt: z.nullable(instant),
  total: int,
  refused: int,
  waiting: int,
  done: int,
  left: int,
  undone: int,
  kept: int,
  /** Until when it can be undone; null when it cannot. */
  undoUntil: z.nullable(instant),
})
export type DeskBulk = z.output<typeof bulk>

export const startBulk = deskEndpoint({
  method: 'POST',
  path: '/desk/api/product-bulks',
  summary: 'Do it: a job changes the products in portions, whether or not anybody watches',
  permission: 'products.edit',
  maxBytes: maxBodyBytes,
  body: z.object({ ...order, seen: z.string().check(z.maxLength(100)), reason: actReason }),
  reply: z.object({ bulk }),
})

export const listBulks = deskEndpoint({
  method: 'GET',
  path: '/desk/api/product-bulks',
  summary: 'The last acts on many products of a store',
  permission: 'products.read',
  query: z.object({ country: store }),
  reply: z.object({ bulks: z.array(bulk) }),
})

const ofBulk = z.object({ idBulk: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

export const readBulk = deskEndpoint({
  method: 'GET',
  path: '/desk/api/product-bulks/:idBulk',
  summary: 'How far an act on many products is, and what became of each product',
  permission: 'products.read',
  params: ofBulk,
  query: z.object({
    state: z.optional(z.enum(bulkRowStates)),
    after: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    bulk,
    rows: z.array(z.object({ ...row.shape, state: z.enum(bulkRowStates), why: z.nullable(refusal) })),
    next: z.nullable(string),
  }),
})

export const undoBulk = deskEndpoint({
  method: 'POST',
  path: '/desk/api/product-bulks/:idBulk/undo',
  summary: 'Give back what every product was; one that somebody changed since is left as it is, and named',
  permission: 'products.edit',
  params: ofBulk,
  body: z.object({ reason: actReason }),
  reply: z.object({ bulk }),
})
