import { useStore } from '#app/store/use-store.ts'
import { Button } from '#app/ui/button.tsx'
import { AppliedChip } from '#app/ui/chip.tsx'
import { filterKeyOf } from '#domain/catalog/parameters.ts'
import { withoutFilters, withoutValue } from '#domain/catalog/selection.ts'
import { chipsOf } from './chips.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'

export function AppliedChips() {
  const store = useStore()
  const words = useCatalogWords()
  const { answer, selection, choose } = useListing()
  const chips = chipsOf(answer, selection, store)
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.applied} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, value, label, filterName }) => (
        <li key={`${key} ${value}`}>
          <AppliedChip
            label={label}
            removeLabel={words.remove(filterName, label)}
            onRemove={() => choose(withoutValue(selection, filterKeyOf(key)!, value))}
          />
        </li>
      ))}
      <li>
        <Button look="tertiary" className="text-14!" onClick={() => choose(withoutFilters(selection))}>
          {words.clearAll}
        </Button>
      </li>
    </ul>
  )
}
