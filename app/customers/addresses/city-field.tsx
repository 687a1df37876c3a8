import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { CitySearch, searchable } from '#app/browse/location/city-search.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { controlClass, FieldError } from '#app/platform/ui/field.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { addressWords } from './address-words.ts'
import { otherCity } from '#domain/buy/checkout/guest-form.ts'

type Places = Parameters<typeof searchable>[0]

/** The value of a place: `region-city` of the lists, `otherCity`, or empty. */
export const placeValue = (region: number, city: number): string => `${region}-${city}`

/** The name of the chosen city with its region. */
export function placeName({ regions, cities }: Places, value: string): string {
  const [, id = ''] = value.split('-')
  const city = cities.find(({ id_city }) => String(id_city) === id)
  const region = regions.find((one) => one.id === city?.fk_region)?.name
  return city ? [city.name, region === city.name ? '' : region].filter(Boolean).join(', ') : ''
}

type CityFieldProps = {
  id: string
  places: Places
  value: string
  error: string | undefined
  help?: string | undefined
}

/** The city as a field of a form: a tap opens the search, because a list of a thousand cities is none on a phone. */
export function CityField({ id, places, value, error, help }: CityFieldProps) {
  const words = addressWords(useCountry().country).form
  const { open } = useOverlay(`city-${id}`)
  const shown = value === otherCity ? words.otherCity : placeName(places, value)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <span id={`${id}-label`} className="text-14 font-semibold">
        {words.city}
      </span>
      {help && (
        <p id={`${id}-help`} className="text-14 text-ink-2">
          {help}
        </p>
      )}
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={described || undefined}
        onClick={open}
        className={`${controlClass} flex items-center justify-between gap-2 text-left ${error ? 'border-2 border-rojo!' : ''}`}
      >
        <span id={`${id}-value`} className={`min-w-0 wrap-anywhere ${shown ? '' : 'text-ink-2'}`}>
          {shown || words.chooseCity}
        </span>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0" />
      </button>
      {error && <FieldError id={id} error={error} />}
    </div>
  )
}

type CitySheetProps = {
  id: string
  places: Places
  value: string
  /** The region of the postcode: its cities come first. */
  region?: number | undefined
  onChoose(value: string): void
  /** Whether a city that is not listed can be written. */
  hasOther?: boolean
}

/** The search behind a `CityField`; beside its form, so that typing here changes nothing there. */
export function CitySheet({ id, places, value, region, onChoose, hasOther = true }: CitySheetProps) {
  const { country, words: shell } = useCountry()
  const words = addressWords(country).form
  const { isOpen, close } = useOverlay(`city-${id}`)
  const cities = useMemo(() => {
    const all = searchable(places)
    return region === undefined
      ? all
      : all.toSorted((one, other) => Number(other.regionId === region) - Number(one.regionId === region))
  }, [places, region])
  const choose = (next: string) => {
    onChoose(next)
    close()
  }
  const [, city] = value.split('-')
  const near = places.regions.find((one) => one.id === region)?.name
  return (
    <Overlay place="sheet" isOpen={isOpen} onClose={close} title={words.chooseCity} closeLabel={shell.menu.close}>
      {isOpen && (
        <CitySearch
          cities={cities}
          chosen={city === undefined ? undefined : Number(city)}
          label={words.searchCity}
          large={near ? words.citiesOf(near) : words.largeCities}
          onChoose={(found) => choose(placeValue(found.regionId, found.id))}
          after={
            hasOther && (
              <Button look="tertiary" className="mt-3" onClick={() => choose(otherCity)}>
                {words.notListed}
              </Button>
            )
          }
        />
      )}
    </Overlay>
  )
}
