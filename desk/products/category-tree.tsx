import type { OpenCountry } from '#domain/platform/country/country.ts'
import { useProductLists } from './products-query.ts'

type CategoryTreeProps = { country: OpenCountry; chosen: readonly number[]; onChange(chosen: readonly number[]): void }

/** The categories of a store, of which a product is in some. */
export function CategoryTree({ country, chosen, onChange }: CategoryTreeProps) {
  const { data } = useProductLists(country)
  return (
    <ul className="max-h-64 overflow-y-auto border border-line p-2">
      {data?.categories.map(({ id, name, level }) => (
        <li key={id} style={{ paddingLeft: `${(level - 1) * 1.25}rem` }}>
          <label className="flex min-h-8 items-center gap-2 text-14 max-tablet:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
            {name}
          </label>
        </li>
      ))}
    </ul>
  )
}
