import { useRouteLoaderData } from 'react-router'
import { wordsFor, type Words } from '#app/platform/texts/words.ts'
import type { Seller, ShownBrand } from '#contract/platform/config.ts'
import { defaultCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles, type CountryProfile } from '#domain/platform/country/settings.ts'

export type RootData = {
  seller: Seller
  country: OpenCountry
  brand: ShownBrand
  origin: string
  desktopUrl: string | null
  promises: ShownPromises
  showsKit: boolean
  isTraced: boolean
  /** Where they are not the usual ones. */
  departments: readonly { label: string; url: string }[] | undefined
  /** Links of the retailer in the footer. */
  footer: readonly { label: string; url: string }[] | undefined
  /** The keys of texts that the store has not written. */
  missingTexts: readonly string[] | undefined
  /** The tag manager's container; without one no measurement leaves the device (OP-098). */
  gtmContainer: string | null
  hostOf: Partial<Record<OpenCountry, string>>
}

/** What screens say of the store's terms, besides amounts. */
export type ShownPromises = { refundDays: number; regretPeriod: string; fastDays: number }
const unknownPromises: ShownPromises = { refundDays: 5, regretPeriod: '10 días', fastDays: 1 }

/** On an error page that could not read who the shop is. */
const unknownBrand: ShownBrand = {
  key: '',
  name: 'Tienda',
  wordmark: '',
}

/** The visitor's country with its texts; the default country on an error page without loader data. */
export function useCountry(): CountryProfile & { words: Words; brand: ShownBrand; promises: ShownPromises } {
  const {
    country = defaultCountry,
    brand = unknownBrand,
    promises = unknownPromises,
  } = useRouteLoaderData<RootData>('root') ?? {}
  return { ...countryProfiles[country], words: wordsFor(country), brand, promises }
}
