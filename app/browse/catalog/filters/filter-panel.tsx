import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { CatalogFilter } from '#contract/browse/catalog.ts'
import { offeredFilters } from '#domain/browse/catalog/applied-filters.ts'
import { filterKeyOf, type FilterKey } from '#domain/browse/catalog/address/parameters.ts'
import { readPriceRange } from '#domain/browse/catalog/price-range.ts'
import {
  valuesOf,
  withoutValue,
  withPrice,
  withValue,
  type Selection,
} from '#domain/browse/catalog/address/selection.ts'
import { sizeFilterKeys } from '#domain/browse/catalog/sizes.ts'
import { useListing } from '../catalog-context.ts'
import { MySizeFilter } from './my-size-filter.tsx'
import { useFilterWords } from './use-filter-words.ts'
import { OptionRow } from './filter-option.tsx'
import { FilterOptions } from './filter-options.tsx'
import { PriceFilter } from './price-filter.tsx'

type FilterPanelProps = {
  filters: readonly CatalogFilter[]
  draft: Selection
  onChange(draft: Selection): void
  /** Reports whether the entered price range is invalid. */
  onFault?(isWrong: boolean): void
}
type KnownFilter = CatalogFilter & { key: FilterKey }

/** The filters most visitors use are open initially. */
const initiallyOpen: readonly string[] = [...sizeFilterKeys, 'category', 'color_family', 'price']

const isKnown = (filter: CatalogFilter): filter is KnownFilter => filterKeyOf(filter.key) === filter.key

function toggled(draft: Selection, key: FilterKey, value: string): Selection {
  return valuesOf(draft, key).includes(value) ? withoutValue(draft, key, value) : withValue(draft, key, value)
}

/** The controls of one filter, without its name. */
export function FilterBody({
  filter,
  draft,
  onChange,
  onFault,
}: { filter: KnownFilter } & Omit<FilterPanelProps, 'filters'>) {
  const chosen = valuesOf(draft, filter.key)
  if (filter.key === 'price') {
    const bounds = readPriceRange(filter.options[0]?.value ?? '')
    if (!bounds) return null
    return (
      <PriceFilter
        bounds={bounds}
        chosen={chosen[0]}
        // The filter for reduced products is kept only if it was set (CAT-27).
        onChoose={(range) => onChange(withPrice(draft, range, valuesOf(draft, 'special_price').length > 0))}
        onFault={(isWrong) => onFault?.(isWrong)}
      />
    )
  }
  return (
    <FilterOptions filter={filter} chosen={chosen} onToggle={(value) => onChange(toggled(draft, filter.key, value))} />
  )
}

function Switches({ filters, draft, onChange }: { filters: KnownFilter[] } & Omit<FilterPanelProps, 'filters'>) {
  return filters.map(({ key, name, options: [option] }) => (
    <OptionRow
      key={key}
      option={{ label: name, value: '1', active: false, count: option!.count }}
      isOn={valuesOf(draft, key).length > 0}
      onToggle={() => onChange(toggled(draft, key, '1'))}
    />
  ))
}

/** Opens and closes only on a tap: removing the last choice must not close it. */
function Fold({ filter, ...panel }: { filter: KnownFilter } & Omit<FilterPanelProps, 'filters'>) {
  const words = useFilterWords()
  const chosen = valuesOf(panel.draft, filter.key).length
  const [isInitiallyOpen] = useState(initiallyOpen.includes(filter.key) || chosen > 0)
  return (
    <details open={isInitiallyOpen} className="group border-b border-line last:border-0">
      <summary className="flex min-h-14 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {filter.name}
        {chosen > 0 && <span className="bg-lima px-1.5 text-12">{words.chosen(chosen)}</span>}
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.5}
          className="ml-auto transition-transform group-open:rotate-180"
        />
      </summary>
      <div role="group" aria-label={filter.name} className="pb-4">
        <FilterBody filter={filter} {...panel} />
      </div>
    </details>
  )
}

/** All filters: the customer's own sizes, the switches, then a collapsible section for each of the others. */
export function FilterPanel({ filters, ...panel }: FilterPanelProps) {
  const { draft, onChange } = panel
  const { products } = useListing().answer
  const offered = offeredFilters(filters).filter(isKnown)
  const switches = offered.filter(({ type, options }) => type === 'boolean' && options.length > 0)
  const folds = offered.filter(({ type, options }) => type !== 'boolean' && options.length > 0)
  return (
    <>
      <div className="flex flex-wrap gap-2 pb-3 empty:hidden">
        <MySizeFilter filters={filters} products={products} selection={draft} onChange={onChange} />
      </div>
      {switches.length > 0 && (
        <div className="border-b border-line pb-2">
          <Switches filters={switches} draft={draft} onChange={onChange} />
        </div>
      )}
      {folds.map((filter) => (
        <Fold key={filter.key} filter={filter} {...panel} />
      ))}
    </>
  )
}
