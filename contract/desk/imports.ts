import { z } from 'zod/mini'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { retailFields, retailFormats } from '#domain/operations/feeds/retail/mapping.ts'
import { runStates } from '#domain/operations/feeds/runs.ts'
import { sourceModes, sourceOutcomes } from '#domain/operations/feeds/sources.ts'
import { boolean, int, number, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { instant, store } from './shapes.ts'

const word = z.string().check(z.minLength(1), z.maxLength(200))
const wordsTo = <S extends z.ZodMiniType<string>>(meaning: S) => z.optional(z.record(word, meaning))
/** As domain/operations/feeds/retail/mapping.ts has it. */
const mapping = z.strictObject({
  format: z.optional(z.enum(retailFormats)),
  decimals: z.optional(z.enum(['.', ','])),
  byColor: z.optional(boolean),
  columns: z.optional(z.record(word, z.nullable(z.enum(retailFields)))),
  values: z.optional(
    z.strictObject({
      size: wordsTo(word),
      color: wordsTo(word),
      category: wordsTo(word),
      gender: wordsTo(z.enum(productGenders)),
      availability: wordsTo(z.enum(['in_stock', 'out_of_stock'])),
    }),
  ),
})

const run = z.object({
  id: int,
  country: store,
  fileName: string,
  mode: z.enum(sourceModes),
  isByColor: boolean,
  mapping: z.nullable(mapping),
  headers: z.nullable(z.array(string)),
  /** `interrupted`: its node died; it can be run again. */
  state: z.enum([...runStates, 'interrupted']),
  /** Which try it is: who goes on names the one they saw. */
  attempt: int,
  done: int,
  total: int,
  counts: z.nullable(z.record(string, number)),
  changes: int,
  faults: int,
  note: z.nullable(string),
  /** Whether it can still be tried and run: the file of one that was imported is not kept. */
  hasFile: boolean,
  createdBy: string,
  createdAt: instant,
  finishedAt: z.nullable(instant),
})
export type ImportRun = z.output<typeof run>

const line = z.object({ nr: int, line: z.nullable(int), ref: string, text: string })
export type ImportLine = z.output<typeof line>

const number31 = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_647))
const ofRun = z.object({ id: number31 })
const attempt = int.check(z.positive())

/** Of the file as the browser compressed it. */
export const maxPackedBytes = 8 * 1024 * 1024
const longest = Math.ceil(maxPackedBytes / 3) * 4

export const listImports = deskEndpoint({
  method: 'GET',
  path: '/desk/api/imports',
  summary: 'Files that were imported from the browser, the latest first',
  permission: 'products.edit',
  query: z.object({ country: store }),
  reply: z.object({ runs: z.array(run) }),
})

export const readImport = deskEndpoint({
  method: 'GET',
  path: '/desk/api/imports/:id',
  summary: 'One import, and how far it is',
  permission: 'products.edit',
  params: ofRun,
  reply: z.object({ run }),
})

export const listImportLines = deskEndpoint({
  method: 'GET',
  path: '/desk/api/imports/:id/lines',
  summary: 'What an import would change, or the rows it leaves out, by line',
  permission: 'products.edit',
  params: ofRun,
  query: z.object({ kind: z.enum(['change', 'fault']), after: z.optional(number31) }),
  reply: z.object({ lines: z.array(line), next: z.nullable(int) }),
})

export const uploadImport = deskEndpoint({
  method: 'POST',
  path: '/desk/api/imports',
  summary: 'Take a catalogue file in and try it: nothing is changed. The file is gzip in base64, up to 8 MB of it',
  permission: 'products.edit',
  body: z.object({
    country: store,
    fileName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    mode: z.enum(sourceModes),
    isByColor: boolean,
    content: z.string().check(z.maxLength(longest), z.regex(/^H4sI[A-Za-z0-9+/]+={0,2}$/)),
  }),
  maxBytes: longest + 4096,
  reply: z.object({ run }),
})

export const checkImport = deskEndpoint({
  method: 'POST',
  path: '/desk/api/imports/:id/check',
  summary: 'Try a file again, with other columns',
  permission: 'products.edit',
  params: ofRun,
  body: z.object({ attempt, mapping: z.nullable(mapping) }),
  reply: z.object({ run }),
})

export const runImport = deskEndpoint({
  method: 'POST',
  path: '/desk/api/imports/:id/run',
  summary: 'Import a file that was tried; it goes on without the browser',
  permission: 'products.edit',
  params: ofRun,
  body: z.object({ attempt }),
  reply: z.object({ run }),
})

const source = z.object({
  country: store,
  url: string,
  mode: z.enum(sourceModes),
  isByColor: boolean,
  outcome: z.nullable(z.enum(sourceOutcomes)),
  checkedAt: z.nullable(instant),
  importedAt: z.nullable(instant),
  rows: z.nullable(int),
  bad: z.nullable(int),
  changed: z.nullable(int),
  note: z.nullable(string),
})
export type FeedSource = z.output<typeof source>
const sources = z.object({ sources: z.array(source) })
const url = z.string().check(z.trim(), z.minLength(8), z.maxLength(500))

export const listSources = deskEndpoint({
  method: 'GET',
  path: '/desk/api/feed-sources',
  summary: 'Feeds that the shop fetches every hour, and what came of them',
  permission: 'products.edit',
  query: z.object({ country: store }),
  reply: sources,
})

export const setSource = deskEndpoint({
  method: 'POST',
  path: '/desk/api/feed-sources',
  summary: 'Fetch a feed every hour from now on, or change how',
  permission: 'products.edit',
  body: z.object({ country: store, url, mode: z.enum(sourceModes), isByColor: boolean }),
  reply: sources,
})

export const removeSource = deskEndpoint({
  method: 'POST',
  path: '/desk/api/feed-sources/remove',
  summary: 'Fetch a feed no more; what it brought stays',
  permission: 'products.edit',
  body: z.object({ country: store, url }),
  reply: sources,
})

export const fetchSourceNow = deskEndpoint({
  method: 'POST',
  path: '/desk/api/feed-sources/fetch',
  summary: 'Fetch a feed now; the list says what came of it',
  permission: 'products.edit',
  body: z.object({ country: store, url }),
  reply: sources,
})

export const exportFormats = ['tsv', 'csv', 'xml', 'full'] as const

export const exportCatalogue = deskEndpoint({
  method: 'POST',
  path: '/desk/api/export',
  summary: 'The catalogue of a store as a file: a Merchant feed, or our own table with everything; gzip in base64',
  permission: 'products.edit',
  body: z.object({ country: store, format: z.enum(exportFormats) }),
  reply: z.object({ name: string, products: int, content: string }),
})
