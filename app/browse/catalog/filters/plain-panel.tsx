import { Check } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/platform/ui/button.tsx'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { offeredFilters } from '#domain/browse/catalog/applied-filters.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import { valuesOf, withSort } from '#domain/browse/catalog/address/selection.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import { useCatalogWords, useListing } from '../catalog-context.ts'
import { OptionRow, OptionTile } from './filter-option.tsx'
import { panelId, type Panel } from './panel-address.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Hidden fields for the parts of the selection that the form does not change. */
function UnchangedFields() {
  const { q, sort, dir, sortingFormula, filters } = useListing().selection
  const fields = { q, sort, dir, sortingFormula, price: filters.price?.[0] }
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** The filters as one form. Its boxes are uncontrolled, so that what is ticked before hydration stays ticked. */
function FilterForm() {
  const words = useFilterWords()
  const { answer, selection } = useListing()
  const filters = offeredFilters(answer.availableFilters).flatMap(({ key: name, ...filter }) => {
    const key = filterKeyOf(name)
    // Ranges are only available in the scripted filter sheet.
    return key && filter.type !== 'range' && filter.options.length > 0 ? [{ ...filter, key }] : []
  })
  return (
    <Form action={selection.path} className="grid gap-6">
      <UnchangedFields />
      {filters.map(({ key, name, type, options }) => {
        const isSize = isSizeFilter(key)
        const Option = isSize ? OptionTile : OptionRow
        return (
          <fieldset key={key} className="min-w-0 border-t border-line pt-3">
            <legend className={type === 'boolean' ? 'sr-only' : 'float-left mb-2 font-semibold'}>{name}</legend>
            <div className={`clear-both ${isSize ? 'grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2' : ''}`}>
              {options.map((option) => {
                const value = type === 'boolean' ? '1' : option.value
                return (
                  <Option
                    key={value}
                    name={key}
                    option={{ ...option, value, label: type === 'boolean' ? name : option.label }}
                    isOn={valuesOf(selection, key).includes(value)}
                  />
                )
              })}
            </div>
          </fieldset>
        )
      })}
      <div className="sticky bottom-(--tabs-height) -mx-4 flex gap-2 border-t border-line bg-paper px-4 py-2">
        <Button type="submit" className="grow">
          {words.apply}
        </Button>
        <ButtonLink to={writeAddress(selection)} look="secondary">
          {words.leave}
        </ButtonLink>
      </div>
    </Form>
  )
}

function SortLinks() {
  const { answer, selection } = useListing()
  return (
    <ul>
      {answer.availableSort.map(({ label, sort, dir, active }) => (
        <li key={label} className="border-b border-line">
          <Link
            to={writeAddress(withSort(selection, sort, dir))}
            aria-current={active ? 'true' : undefined}
            className="flex min-h-14 items-center justify-between aria-[current]:font-semibold"
          >
            <span className={active ? 'bg-lima px-1.5' : ''}>{label}</span>
            {active && <Check aria-hidden="true" size={22} strokeWidth={1.5} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Filters or sorting within the page, for visitors without scripts: the buttons above the list link here. */
export default function PlainPanel({ panel }: { panel: Panel }) {
  const words = useCatalogWords()
  return (
    <section id={panelId} className="max-w-xl scroll-mt-36 pb-6">
      <h2 className="mb-4 text-22 font-bold">{panel === 'filtros' ? words.filters : words.sortBy}</h2>
      {panel === 'filtros' ? <FilterForm /> : <SortLinks />}
    </section>
  )
}
