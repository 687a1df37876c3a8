import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { priceLimits } from '../amounts.ts'
import type { Random } from '#domain/platform/random.ts'

/** What a thousand Argentine pesos on a price tag are in the other shops: price levels, not exchange rates. */
const level: Readonly<Record<OpenCountry, number>> = { ar: 1000, cl: 420, co: 2100 }
/** Prices end just below the round figure: 45.990, 24.990, 129.900. */
const shortOf: Readonly<Record<OpenCountry, number>> = { ar: 10, cl: 10, co: 100 }

/** The amounts from which price tags use larger steps: a tag says 329.900, not 331.900. */
const steps: Readonly<Record<OpenCountry, readonly (readonly [from: number, step: number])[]>> = {
  ar: [[100_000, 5000]],
  cl: [[30_000, 5000]],
  co: [
    [100_000, 10_000],
    [40_000, 5000],
  ],
}

/** The nearest price tag of the country, in minor units. */
function priceTag(country: OpenCountry, units: number): number {
  const step = steps[country].find(([from]) => units >= from)?.[1] ?? 1000
  const tag = Math.max(1, Math.round(units / step)) * step - shortOf[country]
  return tag * 10 ** countryProfiles[country].currencyExponent
}

export type PriceBand = readonly [low: number, high: number]

/** `band` is in thousands of Argentine pesos; most models are in its lower half. */
export function priceWithin(band: PriceBand, country: OpenCountry, random: Random): number {
  const [low, high] = band
  return priceTag(country, (low + (high - low) * random.next() ** 1.6) * level[country])
}

const cuts = [10, 15, 20, 20, 25, 30, 30, 40, 50, 60] as const

/**
 * A special price with the same ending, or null when the product is too cheap for one: the demo's socks stay the
 * cheapest.
 */
export function reducedPrice(price: number, country: OpenCountry, random: Random): number | null {
  const units = price / 10 ** countryProfiles[country].currencyExponent
  const reduced = priceTag(country, units * (1 - random.pick(cuts) / 100))
  return reduced < price && reduced > priceLimits[country].cheapest ? reduced : null
}
