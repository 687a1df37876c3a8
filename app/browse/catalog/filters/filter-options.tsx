import { useState } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import type { CatalogFilter } from '#contract/browse/catalog.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { useFilterWords } from './use-filter-words.ts'
import { OptionRow, OptionTile } from './filter-option.tsx'

/** Longer lists get a search field. */
const longListLength = 10
const shownFirst = 8

type FilterOptionsProps = { filter: CatalogFilter; chosen: readonly string[]; onToggle(value: string): void }

function SizeOptions({ filter, chosen, onToggle }: FilterOptionsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
      {filter.options.map((option) => (
        <OptionTile
          key={option.value}
          option={option}
          isOn={chosen.includes(option.value)}
          onToggle={() => onToggle(option.value)}
        />
      ))}
    </div>
  )
}

function ListedOptions({ filter, chosen, onToggle }: FilterOptionsProps) {
  const words = useFilterWords()
  const [query, setQuery] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  // Categories are indented by level, relative to the highest level in the list.
  const minLevel = Math.min(...filter.options.map(({ level = 1 }) => level))
  const isLong = filter.options.length > longListLength
  const found = query ? filter.options.filter(({ label }) => fold(label).includes(fold(query))) : filter.options
  // Chosen options are never hidden behind the button.
  const shown =
    isLong && !showsAll && !query
      ? found.filter(({ value }, index) => index < shownFirst || chosen.includes(value))
      : found
  return (
    <>
      {isLong && (
        <input
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          placeholder={words.findOption(filter.name)}
          aria-label={words.findOption(filter.name)}
          autoCapitalize="none"
          autoCorrect="off"
          className="mb-1 min-h-12 w-full rounded-field border border-ink-2 bg-surface px-3 text-16 placeholder:text-ink-2"
        />
      )}
      {shown.map((option) => (
        <OptionRow
          key={option.value}
          option={option}
          depth={(option.level ?? 1) - minLevel}
          isOn={chosen.includes(option.value)}
          onToggle={() => onToggle(option.value)}
        />
      ))}
      {found.length === 0 && <p className="py-3 text-14 text-ink-2">{words.noOption(query)}</p>}
      {shown.length < found.length && (
        <Button look="tertiary" className="text-14!" onClick={() => setShowsAll(true)}>
          {words.allOptions(found.length)}
        </Button>
      )}
    </>
  )
}

/** The options of one filter: tiles for sizes, a list for the others. */
export function FilterOptions(props: FilterOptionsProps) {
  return isSizeFilter(props.filter.key) ? <SizeOptions {...props} /> : <ListedOptions {...props} />
}
