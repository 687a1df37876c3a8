import { useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { readPlaceOfPostcode } from '#contract/browse/geo.ts'
import { normalisePostcode } from '#domain/customers/addresses/address-fields.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { placeValue } from './city-field.tsx'

/** Whether the postcode is asked before the city, which follows from it. */
export const asksPostcodeFirst = (country: OpenCountry): boolean => country === 'ar'

/** What a postcode says of the place: its region, and its city where the region has only one. Nothing when it fails. */
export function usePostcodePlace(country: OpenCountry, onPlace: (region: number, place: string) => void) {
  const call = useCall()
  const [region, setRegion] = useState<number>()
  async function look(text: string): Promise<void> {
    const code = normalisePostcode(text, country)
    if (!asksPostcodeFirst(country) || !new RegExp(formFormats[country].postcode.pattern).test(code)) return
    try {
      const { data } = await call(readPlaceOfPostcode, { query: { code } })
      setRegion(data.region?.id)
      if (data.region) onPlace(data.region.id, data.city ? placeValue(data.region.id, data.city.id_city) : '')
    } catch {
      // The city can be searched all the same.
    }
  }
  return { region, look }
}
