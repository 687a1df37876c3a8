import type { CountryProfile } from '#domain/platform/country/settings.ts'

type Money = Pick<CountryProfile, 'currency' | 'currencyExponent'>

/** The largest price the database can store. */
export const maxPrice = 2_147_483_647

/** Parses `12999.00 ARS` into minor units, or returns what is wrong. The currency must be the store's. */
export function readPrice(text: string, { currency, currencyExponent }: Money): number | string {
  const found = /^(?:([A-Z]{3})\s*)?(\d{1,12})(?:[.,](\d{1,4}))?(?:\s*([A-Z]{3}))?$/i.exec(text.trim())
  if (!found) return `"${text}" is not a price like 12999.00 ${currency}`
  const [, before, whole, decimals = '', after] = found
  const named = (before ?? after)?.toUpperCase()
  if (named === undefined || (before && after)) return `"${text}" does not say its currency, like 12999.00 ${currency}`
  if (named !== currency) return `"${text}" is not in ${currency}, the currency of the store`
  const cents = decimals.slice(0, currencyExponent).padEnd(currencyExponent, '0')
  if (/[1-9]/.test(decimals.slice(currencyExponent))) {
    return `"${text}" has more decimals than ${currency} has (${currencyExponent})`
  }
  const amount = Number(`${whole}${cents}`)
  if (amount === 0) return `"${text}" is nothing: a price is above 0`
  return amount > maxPrice ? `"${text}" is more than a price can be` : amount
}

/**
 * 1299900 → `12999.00 ARS`, as the feed requires in every country: a point, and cents even where the currency has none.
 */
export function writePrice(minor: number, { currency, currencyExponent }: Money): string {
  const digits = String(minor).padStart(currencyExponent + 1, '0')
  const at = digits.length - currencyExponent
  return `${digits.slice(0, at)}.${digits.slice(at).padEnd(2, '0')} ${currency}`
}
