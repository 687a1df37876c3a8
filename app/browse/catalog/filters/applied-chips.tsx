import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { AppliedChip } from '#app/platform/ui/chip.tsx'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import { withoutFilters, withoutValue } from '#domain/browse/catalog/address/selection.ts'
import { useCatalogWords, useListing } from '../catalog-context.ts'
import { chipsOf } from './chips.ts'

/** One chip for each applied filter; a tap removes it. */
export function FilterChips() {
  const shop = useCountry()
  const words = useCatalogWords()
  const { answer, selection, chosen, choose } = useListing()
  return chipsOf(answer, selection, shop).map(({ key, value, label, filterName }) => {
    const without = withoutValue(chosen, filterKeyOf(key)!, value)
    return (
      <li key={`${key} ${value}`}>
        <AppliedChip
          label={label}
          to={writeAddress(without)}
          removeLabel={words.remove(filterName, label)}
          onRemove={() => choose(without)}
        />
      </li>
    )
  })
}

type ClearFiltersProps = { label: string; look?: 'tertiary'; className?: string }

/** Removes every filter. A link, so that it works without scripts. */
export function ClearFilters({ label, ...rest }: ClearFiltersProps) {
  const { chosen, choose } = useListing()
  const without = withoutFilters(chosen)
  return (
    <ButtonLink
      {...rest}
      to={writeAddress(without)}
      role="button"
      onClick={(event) => {
        event.preventDefault()
        choose(without)
      }}
    >
      {label}
    </ButtonLink>
  )
}

export function AppliedChips() {
  const shop = useCountry()
  const words = useCatalogWords()
  const { answer, selection } = useListing()
  if (chipsOf(answer, selection, shop).length === 0) return null
  return (
    <ul aria-label={words.applied} className="flex flex-wrap items-center gap-2">
      <FilterChips />
      <li>
        <ClearFilters label={words.clearAll} look="tertiary" className="text-14!" />
      </li>
    </ul>
  )
}
