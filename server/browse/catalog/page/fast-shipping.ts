import type { PageFrame } from './page-frame.ts'

export type FastShipping = PageFrame['zones'] & {
  availableCities: number[]
  fastShippingActive: boolean
  checked: boolean
}

/** Whether fast shipping reaches a city, and whether its filter is on: only where it does (GEO-06). */
export function fastShippingTo(
  zones: PageFrame['zones'],
  city: number | undefined,
  isRequested: boolean,
): FastShipping {
  const enabled = [zones.MainShipping, zones.SecondaryShipping].filter((zone) => zone.enabled)
  const availableCities = enabled.flatMap((zone) => zone.availableCities)
  const fastShippingActive = city !== undefined && availableCities.includes(city)
  return { ...zones, availableCities, fastShippingActive, checked: fastShippingActive && isRequested }
}
