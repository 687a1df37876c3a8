import type { FeedRow, Fields } from '../row.ts'
import { slugWord } from '../words.ts'
import type { ColumnPlan } from './plan-columns.ts'
import type { RetailContext } from './retail-cells.ts'
import type { PlatformField } from './retail-formats.ts'
import { retailChange, retailRow, type RetailSize } from './retail-row.ts'
import { optionKindOf } from './retail-words.ts'

type Row = { line: number; fields: Fields }
type Reader = { take(row: Row): FeedRow[]; end(): FeedRow[] }
/** Rows that are no size of a product, and why they are left aside. */
type OnAside = (reason: string) => void

/** No product of a platform has as many sizes: a table in which all rows have one handle must not fill the memory. */
const maxRowsTogether = 5000

const cellOf = (fields: Fields | undefined, plan: ColumnPlan, field: PlatformField) =>
  fields?.[plan.columns[field]?.[0] ?? '']?.trim() ?? ''

const withScheme = (address: string) => (address.startsWith('//') ? `https:${address}` : address)

/** The addresses of the pictures in a row; a cell may hold several. */
const imagesIn = (fields: Fields, { columns }: ColumnPlan): string[] =>
  (columns.images ?? []).flatMap((column) =>
    (fields[column] ?? '')
      .split(/[\s|;]|,(?=\s|https?:|\/)/)
      .map((address) => withScheme(address.trim()))
      .filter(Boolean),
  )

const unique = (texts: readonly string[]) => [...new Set(texts)]

/** A spreadsheet says everything in every row. */
function sheetReader(context: RetailContext): Reader {
  const { plan } = context
  return {
    take: ({ line, fields }) => [
      retailRow({ line, own: fields, group: cellOf(fields, plan, 'group'), images: imagesIn(fields, plan) }, context),
    ],
    end: () => [],
  }
}

/**
 * Shopify and Tiendanube write a product in rows that follow each other: the first one speaks for all of them, and
 * pictures are spread over them. A colour is shown by the pictures of its own sizes and those that belong to none.
 */
function handleReader(context: RetailContext): Reader {
  const { plan } = context
  let handle = ''
  let rows: Row[] = []

  const colorOf = (fields: Fields, head: Fields) =>
    plan.options
      .filter(({ name }) => optionKindOf(fields[name]?.trim() || (head[name] ?? '')) === 'color')
      .map(({ value }) => fields[value] ?? '')
      .join('/')
  const variantImage = (fields: Fields) => withScheme(cellOf(fields, plan, 'variant_image'))
  const isSize = (fields: Fields) =>
    (['price', 'id'] as const).some((field) => cellOf(fields, plan, field) !== '') ||
    plan.options.some(({ value }) => (fields[value] ?? '').trim() !== '')

  function flush(): FeedRow[] {
    const first = rows[0]
    if (!first) return []
    const head = (rows.find(({ fields }) => cellOf(fields, plan, 'name') !== '') ?? first).fields
    const gallery = unique(rows.flatMap(({ fields }) => imagesIn(fields, plan)))
    const ofColors = new Map<string, Set<string>>()
    for (const { fields } of rows) {
      const image = variantImage(fields)
      if (image === '') continue
      const color = colorOf(fields, head)
      ofColors.set(color, (ofColors.get(color) ?? new Set()).add(image))
    }
    const owned = new Set([...ofColors.values()].flatMap((images) => [...images]))
    const sizes = rows
      .filter(({ fields }) => isSize(fields))
      .map(({ line, fields }): RetailSize => {
        const own = [...(ofColors.get(colorOf(fields, head)) ?? [])]
        const images = unique([...own, ...gallery.filter((image) => own.length === 0 || !owned.has(image))])
        return { line, own: fields, head, group: handle, images }
      })
    rows = []
    return sizes.map((size) => retailRow(size, context))
  }

  return {
    take(row) {
      const next = cellOf(row.fields, plan, 'group')
      const isSame = next === handle || (next === '' && cellOf(row.fields, plan, 'name') === '')
      const done = (!isSame || rows.length >= maxRowsTogether) && rows.length > 0 ? flush() : []
      if (next !== '') handle = next
      else if (!isSame) handle = slugWord(cellOf(row.fields, plan, 'name'))
      rows.push(row)
      return done
    },
    end: flush,
  }
}

/** WooCommerce names the parent of each variation, which may stand anywhere before it or after it. */
function parentReader(context: RetailContext, onAside: OnAside): Reader {
  const { plan } = context
  const parents = new Map<string, Fields>()
  const waiting = new Map<string, Row[]>()

  const groupOf = (fields: Fields) =>
    (['id', 'number', 'name'] as const).map((field) => cellOf(fields, plan, field)).find(Boolean) ?? ''
  const variation = ({ line, fields: own }: Row, head: Fields) => {
    const images = imagesIn(own, plan)
    return retailRow(
      { line, own, head, group: groupOf(head), images: images.length > 0 ? images : imagesIn(head, plan) },
      context,
    )
  }

  /** Attributes of a parent list all values: only those that are about the whole product are of use. */
  function takeParent(row: Row): FeedRow[] {
    const { fields } = row
    const [sku, number] = [cellOf(fields, plan, 'id'), cellOf(fields, plan, 'number')]
    const names = [sku, ...(number === '' ? [] : [`id:${number}`])].filter(Boolean)
    for (const name of names) parents.set(name, fields)
    return names.flatMap((name) => {
      const rows = waiting.get(name) ?? []
      waiting.delete(name)
      return rows.map((one) => variation(one, fields))
    })
  }

  /** A simple product has its attributes for its description: one size or colour is its own, several are a list. */
  function simple({ line, fields }: Row): FeedRow {
    const single = { ...fields }
    for (const { name, value } of plan.options)
      if (single[value]?.includes(',') || optionKindOf(fields[name] ?? '') === 'other') single[value] = ''
    return retailRow(
      { line, own: single, head: fields, group: groupOf(fields), images: imagesIn(fields, plan) },
      context,
    )
  }

  return {
    take(row) {
      const kinds = cellOf(row.fields, plan, 'kind').toLowerCase()
      const parent = cellOf(row.fields, plan, 'parent')
      if (/variation|variaci/.test(kinds)) {
        const head = parents.get(parent)
        if (head) return [variation(row, head)]
        waiting.set(parent, [...(waiting.get(parent) ?? []), row])
        return []
      }
      if (kinds.includes('variable')) return takeParent(row)
      if (/grouped|external|agrupad|extern/.test(kinds)) {
        onAside(`${kinds} products`)
        return []
      }
      return [simple(row)]
    },
    end: () =>
      [...waiting.entries()].flatMap(([parent, rows]) =>
        rows.map(({ line, fields }) => ({
          line,
          id: cellOf(fields, plan, 'id'),
          fault: `it is a variation of "${parent}", which the feed does not have`,
        })),
      ),
  }
}

function readerOf(context: RetailContext, onAside: OnAside, isDelta: boolean): Reader {
  if (isDelta) return { take: ({ line, fields }) => [retailChange(line, fields, context)], end: () => [] }
  const { format } = context.plan
  if (format === 'sheet') return sheetReader(context)
  return format === 'woocommerce' ? parentReader(context, onAside) : handleReader(context)
}

/** Makes rows of a Merchant feed of the rows of a retailer's table, several at once where these belong together. */
export async function* retailRows(
  rows: AsyncIterable<FeedRow>,
  context: RetailContext,
  { isDelta, onAside }: { isDelta: boolean; onAside: OnAside },
): AsyncGenerator<FeedRow> {
  const reader = readerOf(context, onAside, isDelta)
  for await (const row of rows) {
    if ('fault' in row) yield row
    else yield* reader.take(row)
  }
  yield* reader.end()
}
