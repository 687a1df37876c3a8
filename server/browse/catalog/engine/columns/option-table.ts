import { compareSizes } from '#domain/browse/catalog/size-order.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { categoryGroup, groupOf } from '../groups.ts'
import type { OptionTable } from './index-data.ts'
import { maxOptions, noOption } from './record.ts'
import type { CategoryRow } from '../build/rows.ts'

const isSizeGroup = new Set(sizeFilterKeys.map((key) => groupOf.get(key)!))
const inSpanish = new Intl.Collator('es', { numeric: true })

/** A category in an address: its path without the outer slashes. */
export const categoryValue = (path: string) => path.replaceAll(/^\/|\/$/g, '')

/** The tree from the top, children under their parent: the order in which categories are offered. */
function inTreeOrder(categories: readonly CategoryRow[]): CategoryRow[] {
  const childrenOf = Map.groupBy(categories, ({ parentId }) => parentId)
  const walk = (parent: number | null): CategoryRow[] =>
    (childrenOf.get(parent) ?? [])
      .toSorted((a, b) => a.position - b.position || a.id - b.id)
      .flatMap((category) => [category, ...walk(category.id)])
  return walk(null)
}

type CollectedOption = { group: number; value: string; label: string; place: number }

/** Numbers options as they occur; `settle` puts them in display order and returns the new number of each. */
export function optionCollector(categories: readonly CategoryRow[], groups: readonly string[]) {
  const found: CollectedOption[] = []
  const byGroup = groups.map(() => new Map<string, number>())

  function idOf(group: number, value: string, label = value, place = 0): number {
    const known = byGroup[group]!.get(value)
    if (known !== undefined) return known
    // A catalogue with more values than ids offers only the first ones.
    if (found.length === maxOptions) return noOption
    byGroup[group]!.set(value, found.length)
    found.push({ group, value, label, place })
    return found.length - 1
  }
  // Registered from the start, so that a category without products still exists.
  const categoryIds = new Map(
    inTreeOrder(categories).map(({ id, path, name }, place) => [
      id,
      idOf(categoryGroup, categoryValue(path), name, place),
    ]),
  )

  const compare = (a: CollectedOption, b: CollectedOption) => {
    if (a.group !== b.group) return a.group - b.group
    if (a.group === categoryGroup) return a.place - b.place
    if (isSizeGroup.has(a.group)) return compareSizes(a.label, b.label)
    return inSpanish.compare(a.label, b.label) || (a.value < b.value ? -1 : 1)
  }

  return {
    idOf,
    ofCategory: (id: number) => categoryIds.get(id),
    count: () => found.length,
    settle(): { table: Omit<OptionTable, 'docs' | 'isList'>; moved: Uint32Array } {
      const order = found.map((_, id) => id).sort((a, b) => compare(found[a]!, found[b]!))
      const moved = new Uint32Array(found.length)
      order.forEach((id, place) => (moved[id] = place))
      const sorted = order.map((id) => found[id]!)
      const groupStart = groups.map((_, group) => sorted.filter((option) => option.group < group).length)
      return {
        moved,
        table: {
          groups: [...groups],
          groupStart: [...groupStart, sorted.length],
          value: sorted.map(({ value }) => value),
          label: sorted.map(({ label }) => label),
        },
      }
    },
  }
}
