import { useMySizes } from '#app/platform/device/my-sizes-store.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Chip } from '#app/platform/ui/chip.tsx'
import { mySizesWords } from './my-sizes-words.ts'
import type { CatalogFilter, CatalogPage } from '#contract/browse/catalog.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { valuesOf, withoutValue, withValue, type Selection } from '#domain/browse/catalog/address/selection.ts'
import { isSizeFilter } from '#domain/browse/catalog/sizes.ts'
import { sizesOfKind, sizesToOffer } from '#domain/customers/my-sizes/my-sizes.ts'
import { kindOfFilter } from '#domain/browse/sizes/size-chart.ts'

export type MySizeChipsProps = {
  filters: readonly CatalogFilter[]
  /** The products on screen, which determine the gender of the list. */
  products: CatalogPage['products']
  selection: Selection
  onChange(next: Selection): void
}

/** The customer's own sizes as the first filters, as far as the list has them. */
export default function MySizeChips({ filters, products, selection, onChange }: MySizeChipsProps) {
  const words = mySizesWords(useCountry().country)
  const sizes = useMySizes()
  const genders = [...new Set(products.map(({ gender }) => gender as ProductGender))]
  const ofSizes = filters.flatMap(({ key, options }) =>
    isSizeFilter(key) && options.length > 0 ? [{ key, options }] : [],
  )
  return ofSizes.flatMap(({ key, options }) => {
    const kind = kindOfFilter[key]
    return sizesToOffer(options, sizesOfKind(sizes, kind, genders)).map((value) => {
      const isOn = valuesOf(selection, key).includes(value)
      const next = isOn ? withoutValue(selection, key, value) : withValue(selection, key, value)
      return (
        <Chip
          key={`${key} ${value}`}
          label={ofSizes.length === 1 ? words.yours(value) : `${words.yoursOf[kind]}: ${value}`}
          to={writeAddress(next)}
          isOn={isOn}
          onToggle={() => onChange(next)}
        />
      )
    })
  })
}
