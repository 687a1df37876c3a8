import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCityRegion, type CityRegion } from '#app/platform/device/city-region-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { placeWords } from './place-words.ts'
import { readCities, readRegions } from '#contract/browse/geo.ts'
import { fold } from '#domain/platform/text/fold.ts'
import { useChoosePlace } from './use-choose-place.ts'
import { usePosition } from './use-position.ts'

const shownCities = 8
const maxResults = 30

function useCities(isOpen: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['cities'],
    enabled: isOpen,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [cities, regions] = await Promise.all([call(readCities, {}, { signal }), call(readRegions, {}, { signal })])
      const nameOf = new Map(regions.data.regions.map(({ id, name }) => [id, name]))
      return cities.data.cities.map(({ id_city, name, fk_region }) => {
        const region = nameOf.get(fk_region) ?? ''
        return { id: id_city, name, region, regionId: fk_region, searchText: fold(`${name} ${region}`) }
      })
    },
  })
}

/** Chooses the delivery city. Lists that depend on it are fetched again. */
export default function PlaceDialog() {
  const { country, words: shell } = useCountry()
  const words = placeWords(country)
  const { isOpen, close } = useOverlay('place')
  const place = useCityRegion((state) => state.place)
  const choose = useChoosePlace()
  const [query, setQuery] = useState('')
  const { data: cities, isError, refetch } = useCities(isOpen)

  function selectPlace(next: CityRegion | undefined) {
    choose(next)
    setQuery('')
    close()
  }

  const { state, locate } = usePosition(({ id_city, name, fk_region }) =>
    selectPlace({ region: fk_region, city: id_city, label: name }),
  )

  const found = cities?.filter((city) => city.searchText.includes(fold(query))) ?? []
  const listed = found.slice(0, query ? maxResults : shownCities)
  return (
    <Overlay place="sheet" isOpen={isOpen} onClose={close} title={words.title} closeLabel={shell.menu.close}>
      <p className="mb-4 text-ink-2">{words.text}</p>
      <Button look="secondary" isWide className="mb-2" isBusy={state === 'asking'} onClick={() => void locate()}>
        <LocateFixed aria-hidden size={20} />
        {state === 'asking' ? words.asking : words.here}
      </Button>
      <p role="status" className="mb-4 text-14">
        {state === 'denied' && words.denied}
        {state === 'far' && words.far}
      </p>
      <Field
        label={words.label}
        type="search"
        autoComplete="address-level2"
        autoCapitalize="words"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {/* As high as the list of large cities, so that the field does not move while typing. */}
      <div className="min-h-104">
        {!cities && !isError && <Skeleton className="mt-4 h-96" />}
        {isError && (
          <p role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
            {words.failed}
            <Button look="tertiary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </p>
        )}
        {cities && (
          <>
            <h3 className="eyebrow mt-4 text-ink-2">{query ? words.found : words.large}</h3>
            <ul>
              {listed.map(({ id, name, region, regionId }) => (
                <li key={id} className="border-b border-line">
                  <button
                    type="button"
                    aria-pressed={place?.city === id}
                    onClick={() => selectPlace({ region: regionId, city: id, label: name })}
                    className="group flex min-h-12 w-full items-baseline gap-2 py-3 text-left"
                  >
                    <span className="group-aria-pressed:bg-lima group-aria-pressed:px-1 group-aria-pressed:font-semibold">
                      {name}
                    </span>
                    {region !== name && <span className="text-14 text-ink-2">{region}</span>}
                  </button>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p className="py-3">{words.none(query)}</p>}
            {query && found.length > maxResults && <p className="py-3 text-14 text-ink-2">{words.more}</p>}
          </>
        )}
      </div>
      {place && (
        <Button look="tertiary" className="mt-3 text-14!" onClick={() => selectPlace(undefined)}>
          {words.forget}
        </Button>
      )}
    </Overlay>
  )
}
