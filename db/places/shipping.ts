import type { FastShippingTier } from '#domain/buy/shipping/shipping-methods.ts'
import type { Collector } from '#domain/after-sale/exchanges/choices.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Where an order arrives within 24 hours. Medellín is prepared but not enabled yet. */
export const fastShipping: Readonly<
  Record<OpenCountry, readonly { tier: FastShippingTier; enabled: boolean; cities: readonly string[] }[]>
> = {
  ar: [
    { tier: 'MainShipping', enabled: true, cities: ['CABA'] },
    { tier: 'SecondaryShipping', enabled: true, cities: ['La Plata', 'Rosario'] },
  ],
  cl: [
    { tier: 'MainShipping', enabled: true, cities: ['Santiago'] },
    { tier: 'SecondaryShipping', enabled: true, cities: ['Valparaíso'] },
  ],
  co: [
    { tier: 'MainShipping', enabled: true, cities: ['Bogotá'] },
    { tier: 'SecondaryShipping', enabled: false, cities: ['Medellín'] },
  ],
}

/** Regions served by the shop's own vans: the capital and, in Argentina, the province around it. */
const ownFleet = new Set([5402, 5406, 5613, 5711])
/** Tierra del Fuego, Aysén, Amazonas: no home pickup of returns. */
const regionsWithoutPickup = new Set([5494, 5611, 5791])

export function pickupBy(regionId: number): Collector | null {
  if (regionsWithoutPickup.has(regionId)) return null
  return ownFleet.has(regionId) ? 'own_fleet' : 'carrier'
}
