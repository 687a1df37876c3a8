import { MapPin } from 'lucide-react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useCityRegion } from '#app/platform/device/city-region-store.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCatalogWords, useListing } from './catalog-context.ts'

/** The visitor's city, which decides what arrives within a day (GEO-03…06). */
export function PlaceLine() {
  const { place: words } = useCatalogWords()
  const { promises } = useCountry()
  const place = useCityRegion((state) => state.place)
  const { open } = useOverlay('place')
  const { answer, answeredFor } = useListing()
  const { availableCities, fastShippingActive } = answer.resultDetails.fastShipping
  if (availableCities.length === 0) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={open}
      className="flex min-h-12 items-center gap-1.5 text-left text-14 wide:min-h-8"
    >
      <MapPin aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
      <span className="underline underline-offset-4">
        {place ? words.to(place.label) : words.ask(promises.fastDays)}
      </span>
      {/* Only once the answer is for this city. */}
      {place && answeredFor === `${place.region}-${place.city}` && !fastShippingActive && (
        <span className="text-ink-2">{words.none}</span>
      )}
    </button>
  )
}
