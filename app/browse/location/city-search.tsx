import { useState, type ReactNode } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Field } from '#app/platform/ui/field.tsx'
import { placeWords } from './place-words.ts'
import { fold } from '#domain/platform/text/fold.ts'

export type FoundCity = { id: number; name: string; region: string; regionId: number; searchText: string }

type Places = {
  regions: readonly { id: number; name: string }[]
  cities: readonly { id_city: number; name: string; fk_region: number }[]
}

const shownCities = 8
const maxResults = 30

/** The cities as they are searched: by their own name and by their region's. */
export function searchable({ regions, cities }: Places): FoundCity[] {
  const nameOf = new Map(regions.map(({ id, name }) => [id, name]))
  return cities.map(({ id_city, name, fk_region }) => {
    const region = nameOf.get(fk_region) ?? ''
    return { id: id_city, name, region, regionId: fk_region, searchText: fold(`${name} ${region}`) }
  })
}

type CitySearchProps = {
  /** Undefined while they load; large ones first. */
  cities: readonly FoundCity[] | undefined
  chosen: number | undefined
  onChoose(city: FoundCity): void
  label?: string
  large?: string
  children?: ReactNode
  /** Shown below the list. */
  after?: ReactNode
}

/** Finds a city by typing: the large ones at first, then what was typed. */
export function CitySearch({ cities, chosen, onChoose, label, large, children, after }: CitySearchProps) {
  const words = placeWords(useCountry().country)
  const [query, setQuery] = useState('')
  const found = cities?.filter((city) => city.searchText.includes(fold(query))) ?? []
  const listed = found.slice(0, query ? maxResults : shownCities)
  return (
    <>
      <Field
        label={label ?? words.label}
        type="search"
        autoComplete="address-level2"
        autoCapitalize="words"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {/* As high as the list of large cities, so that the field does not move while typing. */}
      <div className="min-h-104">
        {children}
        {cities && (
          <>
            <h3 className="eyebrow mt-4 text-ink-2">{query ? words.found : (large ?? words.large)}</h3>
            <ul>
              {listed.map((city) => (
                <li key={city.id} className="border-b border-line">
                  <button
                    type="button"
                    aria-pressed={chosen === city.id}
                    onClick={() => {
                      setQuery('')
                      onChoose(city)
                    }}
                    className="group flex min-h-12 w-full flex-wrap items-baseline gap-x-2 py-3 text-left"
                  >
                    <span className="group-aria-pressed:bg-lima group-aria-pressed:px-1 group-aria-pressed:font-semibold">
                      {city.name}
                    </span>
                    {city.region !== city.name && <span className="text-14 text-ink-2">{city.region}</span>}
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p className="py-3">{words.none(query)}</p>}
            {query && found.length > maxResults && <p className="py-3 text-14 text-ink-2">{words.more}</p>}
            {after}
          </>
        )}
      </div>
    </>
  )
}
