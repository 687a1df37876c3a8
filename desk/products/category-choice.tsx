import type { OpenCountry } from '#domain/platform/country/country.ts'
import { SelectField } from '#desk/platform/ui/field.tsx'
import { useProductLists } from './products-query.ts'

/** One category of a store, as a tree. */
export function CategoryChoice({ country, label }: { country: OpenCountry; label: string }) {
  const { data } = useProductLists(country)
  const options = (data?.categories ?? []).map(({ id, name, level }) => ({
    value: String(id),
    label: `${'\u2003'.repeat(level - 1)}${name}`,
  }))
  return <SelectField label={label} name="category" options={options} />
}
