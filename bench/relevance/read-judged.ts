import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { TextDocument } from '#server/browse/catalog/text/types.ts'

type Row = Record<string, unknown>
/** Every judged product of a search and its grade. */
export type Judgements = Map<string, Map<string, number>>

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line.trim() !== '') yield line
  }
}

/** The texts of a catalogue's attributes: a sentence, a list, or names and values. */
function textsOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value === 'object') return Object.values(value).flatMap(textsOf)
  return [typeof value === 'string' ? value : JSON.stringify(value)]
}
const first = (row: Row, ...keys: string[]) => textsOf(keys.map((key) => row[key]).find((value) => value)).join(' ')

/** `Furniture / Bedroom / Beds` from the leaf up; a list is taken unchanged. */
function kindsOf(row: Row): string[] {
  const value = row.category ?? row.categories ?? row.product_class
  const parts = Array.isArray(value)
    ? textsOf(value)
    : first({ value }, 'value')
        .split(/\s*[/>|]\s*/)
        .toReversed()
  return parts.filter(Boolean)
}

function documentOf(row: Row): TextDocument {
  const attributes = [...textsOf(row.attributes), ...textsOf(row.features), ...textsOf(row.product_features)]
  return {
    name: first(row, 'title', 'name', 'product_name', 'product_title'),
    kinds: kindsOf(row),
    brand: first(row, 'brand', 'product_brand'),
    color: first(row, 'color', 'product_color'),
    colorFamily: first(row, 'color_family', 'colorFamily'),
    gender: first(row, 'gender'),
    description: first(row, 'description', 'product_description'),
    attributes,
    sku: '',
  }
}

export async function readCatalogue(file: string): Promise<{ ids: string[]; documents: TextDocument[] }> {
  const ids: string[] = []
  const documents: TextDocument[] = []
  for await (const line of linesOf(file)) {
    const row = JSON.parse(line) as Row
    ids.push(first(row, 'id', 'product_id', 'sku', '_id') || String(ids.length))
    documents.push(documentOf(row))
  }
  return { ids, documents }
}

/** JSON lines or tab-separated columns: query, id, grade. A heading and rows without a number are skipped. */
export async function readJudgements(file: string): Promise<Judgements> {
  const found: Judgements = new Map()
  for await (const line of linesOf(file)) {
    const row = line.startsWith('{') ? (JSON.parse(line) as Row) : null
    const [query, id, grade] = row
      ? [
          first(row, 'query', 'q'),
          first(row, 'id', 'product_id', 'sku'),
          Number(row.grade ?? row.label ?? row.relevance),
        ]
      : [...line.split('\t').slice(0, 2), Number(line.split('\t')[2])]
    if (query === undefined || id === undefined || !Number.isFinite(grade)) continue
    const judged = found.get(String(query)) ?? new Map<string, number>()
    judged.set(String(id), Number(grade))
    found.set(String(query), judged)
  }
  return found
}
