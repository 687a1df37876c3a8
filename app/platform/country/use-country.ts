import { useRouteLoaderData } from 'react-router'
import { wordsFor, type Words } from '#app/platform/texts/words.ts'
import type { Seller } from '#contract/platform/config.ts'
import { defaultCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles, type CountryProfile } from '#domain/platform/country/settings.ts'

export type RootData = {
  seller: Seller
  country: OpenCountry
  origin: string
  desktopUrl: string | null
  showsKit: boolean
  /** The tag manager's container; without one no measurement leaves the device (OP-098). */
  gtmContainer: string | null
  hostOf: Partial<Record<OpenCountry, string>>
}

/** The visitor's country with its texts; the default country on an error page without loader data. */
export function useCountry(): CountryProfile & { words: Words } {
  const country = useRouteLoaderData<RootData>('root')?.country ?? defaultCountry
  return { ...countryProfiles[country], words: wordsFor(country) }
}
