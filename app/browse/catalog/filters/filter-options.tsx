import { useState } from 'react'
import { Button } from '#app/platform/ui/button.tsx'
import type { CatalogFilter } from '#contract/browse/catalog.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { useFilterWords } from './use-filter-words.ts'
import { OptionRow, OptionTile } from './filter-option.tsx'

/** From here on a list is searched rather than read. */
const longList = 10
const shownFirst = 8

type Options = { filter: CatalogFilter; chosen: readonly string[]; onToggle(value: string): void }

function SizeOptions({ filter, chosen, onToggle }: Options) {
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

function ListedOptions({ filter, chosen, onToggle }: Options) {
  const words = useFilterWords()
  const [sought, seek] = useState('')
  const [showsAll, showAll] = useState(false)
  // Categories are told apart by how far they stand in; the shallowest stand at the edge.
  const shallowest = Math.min(...filter.options.map(({ level = 1 }) => level))
  const isLong = filter.options.length > longList
  const found = sought ? filter.options.filter(({ label }) => fold(label).includes(fold(sought))) : filter.options
  // What is chosen is never hidden behind a button.
  const shown =
    isLong && !showsAll && !sought
      ? found.filter(({ value }, index) => index < shownFirst || chosen.includes(value))
      : found
  return (
    <>
      {isLong && (
        <input
          type="search"
          value={sought}
          onChange={({ target }) => seek(target.value)}
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
          depth={(option.level ?? 1) - shallowest}
          isOn={chosen.includes(option.value)}
          onToggle={() => onToggle(option.value)}
        />
      ))}
      {found.length === 0 && <p className="py-3 text-14 text-ink-2">{words.noOption(sought)}</p>}
      {shown.length < found.length && (
        <Button look="tertiary" className="text-14!" onClick={() => showAll(true)}>
          {words.allOptions(found.length)}
        </Button>
      )}
    </>
  )
}

/** The options of one filter, in the shape that suits them. */
export function FilterOptions(props: Options) {
  return isSizeFilter(props.filter.key) ? <SizeOptions {...props} /> : <ListedOptions {...props} />
}
