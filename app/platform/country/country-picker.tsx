import { useId } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useCartCount } from '#app/platform/device/cart-count.ts'
import { useCountry, type RootData } from './use-country.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** A shop of one store has none. Another country is another shop with its own cart, so its link is a full page load of its home (OP-005). */
export function CountryPicker({ className = '' }: { className?: string }) {
  const { country, words, brand } = useCountry()
  const hostOf = useRouteLoaderData<RootData>('root')?.hostOf ?? {}
  const hasCart = useCartCount() > 0
  const title = useId()
  const { stores = openCountries } = brand
  if (stores.length < 2) return null
  return (
    <section aria-labelledby={title} className={className}>
      <h2 id={title} className="text-14 font-semibold">
        {words.menu.country}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {stores.map((code) => (
          <li key={code}>
            <a
              href={hostOf[code] ? `//${hostOf[code]}/` : `/?country=${code}`}
              aria-current={code === country ? 'true' : undefined}
              hrefLang={countryProfiles[code].locale}
              className="flex min-h-12 items-center rounded-full border border-ink-2 px-4 text-14 font-medium aria-[current=true]:border-ink aria-[current=true]:bg-lima"
            >
              {countryProfiles[code].name}
            </a>
          </li>
        ))}
      </ul>
      {/* Its place is kept: what a device knows of its cart comes late, and must not move a link from under a finger. */}
      <p className="mt-2 min-h-10 text-14 text-ink-2">
        {hasCart && words.menu.cartWaits(countryProfiles[country].name)}
      </p>
    </section>
  )
}
