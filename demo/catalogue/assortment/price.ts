import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { priceLimits } from '../amounts.ts'
import type { Chance } from '#domain/platform/chance.ts'

/** What a thousand Argentine pesos on a price tag are in the other shops: price levels, not exchange rates. */
const level: Readonly<Record<OpenCountry, number>> = { ar: 1000, cl: 420, co: 2100 }
/** Prices stop just short of the round figure: 45.990, 24.990, 129.900. */
const shortOf: Readonly<Record<OpenCountry, number>> = { ar: 10, cl: 10, co: 100 }

/** From which amount on tags go up in larger steps: nobody writes 331.900 where 329.900 will do. */
const steps: Readonly<Record<OpenCountry, readonly (readonly [from: number, step: number])[]>> = {
  ar: [[100_000, 5000]],
  cl: [[30_000, 5000]],
  co: [
    [100_000, 10_000],
    [40_000, 5000],
  ],
}

/** The nearest price tag of the country, in minor units. */
export function priceTag(country: OpenCountry, units: number): number {
  const step = steps[country].find(([from]) => units >= from)?.[1] ?? 1000
  const tag = Math.max(1, Math.round(units / step)) * step - shortOf[country]
  return tag * 10 ** countryProfiles[country].currencyExponent
}

export type PriceBand = readonly [low: number, high: number]

/** `band` is in thousands of Argentine pesos; most models stand in its lower half. */
export function priceWithin(band: PriceBand, country: OpenCountry, chance: Chance): number {
  const [low, high] = band
  return priceTag(country, (low + (high - low) * chance.next() ** 1.6) * level[country])
}

const cuts = [10, 15, 20, 20, 25, 30, 30, 40, 50, 60] as const

/** A reduced price with the same ending, or none when the thing is too cheap for one: the demo's socks stay the cheapest. */
export function reducedPrice(price: number, country: OpenCountry, chance: Chance): number | null {
  const units = price / 10 ** countryProfiles[country].currencyExponent
  const reduced = priceTag(country, units * (1 - chance.pick(cuts) / 100))
  return reduced < price && reduced > priceLimits[country].cheapest ? reduced : null
}
