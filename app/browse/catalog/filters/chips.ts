import { formatPrice } from '#domain/platform/money.ts'
import { appliedFilters, type AppliedFilter } from '#domain/browse/catalog/applied-filters.ts'
import { filterKeyOf } from '#domain/browse/catalog/address/parameters.ts'
import { readPriceRange, type PriceRange } from '#domain/browse/catalog/price-range.ts'
import { isOnlyBrands, valuesOf, type Selection } from '#domain/browse/catalog/address/selection.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import type { CountryProfile } from '#domain/platform/country/settings.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'

/** What a chosen price looks like: `$ 10.000 – $ 50.000`, or the one end that leaves something out. */
export function priceLabel(text: string, bounds: PriceRange | undefined, shop: CountryProfile): string | undefined {
  const range = readPriceRange(text)
  if (!range) return undefined
  const [min, max] = [formatPrice(range.min, shop), formatPrice(range.max, shop)]
  if (bounds && range.min <= bounds.min && range.max < bounds.max) return `hasta ${max}`
  if (bounds && range.max >= bounds.max && range.min > bounds.min) return `desde ${min}`
  return `${min} – ${max}`
}

/** The choices that stand above the list, each with its way out (CAT-17, U31). A price is shown as it was asked for. */
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
  // A brand's own page is that brand's: there is no way out of it but to another page.
  const isPlace = isOnlyBrands(selection) && selection.brands.length === 1
  const isOurs = ({ key, value }: AppliedFilter) => {
    const known = filterKeyOf(key)
    if (known === 'brand' && isPlace) return false
    return known !== undefined && valuesOf(selection, known).includes(value)
  }
  // A bare 38 could be anything: sizes say what they are, in the country's word.
  const size = shop.sizeWord === 'talle' ? 'Talle' : 'Talla'
  const spoken = (chip: AppliedFilter) => {
    const label = `${size} ${chip.label}`
    return isSizeFilter(chip.key) ? { ...chip, label, filterName: label } : chip
  }
  return [...appliedFilters(named).filter(isOurs).map(spoken), ...ranges]
}
