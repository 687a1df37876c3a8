import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Begins the name of everything a device stores of one store. No brand is in it: a rename must not lose a cart. */
export const deviceScope = (country: OpenCountry) => `shop-${country}`
