import { formatPrice } from '#domain/platform/money.ts'
import { appliedFilters, type AppliedFilter } from '#domain/browse/catalog/applied-filters.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import { readPriceRange, type PriceRange } from '#domain/browse/catalog/price-range.ts'
import { isOnlyBrands, valuesOf, type Selection } from '#domain/browse/catalog/address/selection.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'

/** The label of a price filter: `$ 10.000 – $ 50.000`, or only the bound that excludes something. */
function priceLabel(text: string, bounds: PriceRange | undefined, shop: CountryProfile): string | undefined {
  const range = readPriceRange(text)
  if (!range) return undefined
  const [min, max] = [formatPrice(range.min, shop), formatPrice(range.max, shop)]
  if (bounds && range.min <= bounds.min && range.max < bounds.max) return `hasta ${max}`
  if (bounds && range.max >= bounds.max && range.min > bounds.min) return `desde ${min}`
  return `${min} – ${max}`
}

/** The applied filters above the list, each removable (CAT-17, U31). A price is shown as it was entered. */
export function chipsOf(
  { availableFilters }: CatalogPage,
  selection: Selection,
  shop: CountryProfile,
): AppliedFilter[] {
  const named = availableFilters.filter(({ type }) => type !== 'range')
  const ranges = availableFilters
    .filter(({ type }) => type === 'range')
    .flatMap(({ key, name, options }) => {
      const known = filterKeyOf(key)
      const [value] = known ? valuesOf(selection, known) : []
      if (value === undefined) return []
      const label =
        key === 'price' ? (priceLabel(value, readPriceRange(options[0]?.value ?? ''), shop) ?? value) : `${value} %`
      return [{ key, value, filterName: name, label }]
    })
  // On a brand's own page the brand is not a removable filter.
  const isPlace = isOnlyBrands(selection) && selection.brands.length === 1
  const isOurs = ({ key, value }: AppliedFilter) => {
    const known = filterKeyOf(key)
    if (known === 'brand' && isPlace) return false
    return known !== undefined && valuesOf(selection, known).includes(value)
  }
  // A bare 38 is ambiguous, so sizes are labelled with the country's word.
  const size = shop.sizeWord === 'talle' ? 'Talle' : 'Talla'
  const withSizeWord = (chip: AppliedFilter) => {
    const label = `${size} ${chip.label}`
    return isSizeFilter(chip.key) ? { ...chip, label, filterName: label } : chip
  }
  return [...appliedFilters(named).filter(isOurs).map(withSizeWord), ...ranges]
}
