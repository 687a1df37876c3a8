import { dayIn } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { shopTime } from './call.ts'
import { useSession } from './session.tsx'

/** The day it is in a store; in the evening the day of UTC is tomorrow's there. */
export const todayOf = (country: OpenCountry): string => dayIn(countryProfiles[country].timeZone, shopTime())

/** The day it is at the desk: the latest of the person's stores. */
export function useToday(): string {
  const { stores } = useSession()
  return stores.map(todayOf).toSorted().at(-1) ?? shopTime().toISOString().slice(0, 10)
}
