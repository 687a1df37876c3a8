import { useId } from 'react'
import { withSort } from '#domain/browse/catalog/address/selection.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'

/** Sorting as a select beside the total on wide windows (U34). */
export default function SortSelect() {
  const id = useId()
  const words = useCatalogWords()
  const { answer, chosen, choose } = useListing()
  const active = answer.availableSort.findIndex((option) => option.active)
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-14 text-ink-2">
        {words.sortBy}
      </label>
      <select
        id={id}
        value={active}
        onChange={({ target }) => {
          const option = answer.availableSort[Number(target.value)]!
          choose(withSort(chosen, option.sort, option.dir))
        }}
        className="min-h-12 rounded-field border border-ink-2 bg-surface px-3 text-16"
      >
        {answer.availableSort.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
