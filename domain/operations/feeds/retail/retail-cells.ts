import type { CountryProfile } from '#domain/platform/country/settings.ts'
import type { Fields } from '../row.ts'
import { slugWord } from '../words.ts'
import type { FeedMapping } from './mapping.ts'
import type { ColumnPlan } from './plan-columns.ts'
import type { PlatformField } from './retail-formats.ts'
import type { WordLog } from './understood.ts'

export type RetailContext = {
  plan: ColumnPlan
  mapping: FeedMapping
  money: Pick<CountryProfile, 'currency' | 'currencyExponent'>
  log: WordLog
}

/**
 * The cells of one size: its own row, and the row that speaks for the whole product (the first of its handle, or its
 * parent). Faults name the columns as the retailer does.
 */
export function retailCells(own: Fields, head: Fields | undefined, { plan, mapping }: RetailContext) {
  const faults: string[] = []
  const columnOf = (field: PlatformField) => plan.columns[field]?.[0]
  const cell = (fields: Fields | undefined, column: string | undefined) =>
    column === undefined ? '' : (fields?.[column]?.trim() ?? '')
  return {
    faults,
    fail: (fault: string) => void faults.push(fault),
    has: (field: PlatformField) => columnOf(field) !== undefined,
    headerOf: (field: PlatformField) => plan.headers[columnOf(field) ?? ''] ?? field,
    /** What differs between sizes. */
    own: (field: PlatformField) => cell(own, columnOf(field)),
    /** What is said once for a product. */
    product: (field: PlatformField) => cell(head, columnOf(field)) || cell(own, columnOf(field)),
    /** Options with a value; their names may stand in the product's row alone. */
    options: () =>
      plan.options.flatMap(({ name, value }) => {
        const [named, said] = [cell(own, name) || cell(head, name), cell(own, value)]
        return said === '' ? [] : [{ name: named, value: said }]
      }),
    /** Columns that hold an attribute each, by the header of the column. */
    attributes: () =>
      (plan.columns.attribute ?? []).flatMap((column) => {
        const value = cell(head, column) || cell(own, column)
        return value === '' ? [] : [{ name: plan.headers[column] ?? column, value }]
      }),
    /** Options that are said of the product but of none of its sizes. */
    unusedOptions: () =>
      plan.options.flatMap(({ name, value }) => {
        const said = cell(head, value)
        return said === '' || cell(own, value) !== '' ? [] : [{ name: cell(head, name), value: said }]
      }),
    /** Options of the product's row, which are about all its sizes. */
    productOptions: () =>
      plan.options.flatMap(({ name, value }) => {
        const said = cell(head ?? own, value)
        return said === '' ? [] : [{ name: cell(head ?? own, name), value: said }]
      }),
    /** What the operator's mapping says of a word. */
    mapped(kind: keyof NonNullable<FeedMapping['values']>, raw: string): string | undefined {
      const words: Readonly<Record<string, string>> | undefined = mapping.values?.[kind]
      if (!words || raw === '') return undefined
      if (Object.hasOwn(words, raw)) return words[raw]
      const slug = slugWord(raw)
      return Object.entries(words).find(([word]) => slugWord(word) === slug)?.[1]
    },
  }
}

export type RetailCells = ReturnType<typeof retailCells>
