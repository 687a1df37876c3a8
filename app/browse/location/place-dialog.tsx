import { useQuery } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCityRegion, type CityRegion } from '#app/platform/device/city-region-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { placeWords } from './place-words.ts'
import { readCities, readRegions } from '#contract/browse/geo.ts'
import { CitySearch, searchable } from './city-search.tsx'
import { useChoosePlace } from './use-choose-place.ts'
import { usePosition } from './use-position.ts'

function useCities(isOpen: boolean) {
  const call = useCall()
  return useQuery({
    queryKey: ['cities'],
    enabled: isOpen,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const [cities, regions] = await Promise.all([call(readCities, {}, { signal }), call(readRegions, {}, { signal })])
      return searchable({ cities: cities.data.cities, regions: regions.data.regions })
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
  const { data: cities, isError, refetch } = useCities(isOpen)

  function selectPlace(next: CityRegion | undefined) {
    choose(next)
    close()
  }

  const { state, locate } = usePosition(({ id_city, name, fk_region }) =>
    selectPlace({ region: fk_region, city: id_city, label: name }),
  )

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
      <CitySearch
        cities={cities}
        chosen={place?.city}
        onChoose={({ id, name, regionId }) => selectPlace({ region: regionId, city: id, label: name })}
      >
        {!cities && !isError && <Skeleton className="mt-4 h-96" />}
        {isError && (
          <p role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
            {words.failed}
            <Button look="tertiary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </p>
        )}
      </CitySearch>
      {place && (
        <Button look="tertiary" className="mt-3 text-14!" onClick={() => selectPlace(undefined)}>
          {words.forget}
        </Button>
      )}
    </Overlay>
  )
}
