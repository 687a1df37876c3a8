import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openingFigures } from '#domain/platform/country/settings.ts'

/** Demo amounts are given in Argentine pesos; the other stores get a plausible round amount of their own. */
const worth: Readonly<Record<'cl' | 'co', { rate: number; step: number; minus: number }>> = {
  cl: { rate: 0.42, step: 1000, minus: 10 },
  co: { rate: 2.1, step: 1000, minus: 100 },
}

/** A price as a shop writes it (26.990, 136.900), in minor units. */
export function localPrice(country: OpenCountry, pesos: number): number {
  if (country === 'ar') return pesos * 100
  const { rate, step, minus } = worth[country]
  return Math.max(1, Math.round((pesos * rate) / step)) * step - minus
}

/** A round amount (a credit, a cap, a balance), in minor units. */
export function localAmount(country: OpenCountry, pesos: number): number {
  if (country === 'ar') return pesos * 100
  const { rate, step } = worth[country]
  return Math.max(1, Math.round((pesos * rate) / step)) * step
}

/**
 * MD0001 and LJ0001 are the limits of each store's price range: nothing else may be cheaper or dearer (VAL-03, VAL-04).
 */
export const priceLimits: Readonly<Record<OpenCountry, { cheapest: number; dearest: number }>> = {
  ar: { cheapest: 1_999_00, dearest: 499_999_00 },
  cl: { cheapest: 990, dearest: 209_990 },
  co: { cheapest: 3_900, dearest: 1_049_900 },
}

export function shippingFor(country: OpenCountry, afterDiscount: number): number {
  const { freeShippingThreshold, standardShipping } = openingFigures[country]
  return afterDiscount >= freeShippingThreshold ? 0 : standardShipping
}
