import { storeId, type OpenCountry } from '#domain/store/country.ts'

const most = 12
const keyOf = (country: OpenCountry) => `${storeId(country)}:seen`

/** Products this device has looked at, the latest first. Only their skus: what they cost is asked anew. */
export function seenProducts(country: OpenCountry): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(country)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((sku) => typeof sku === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberProduct(country: OpenCountry, sku: string): void {
  const others = seenProducts(country).filter((known) => known !== sku)
  try {
    localStorage.setItem(keyOf(country), JSON.stringify([sku, ...others].slice(0, most)))
  } catch {
    // Nothing is lost but a convenience.
  }
}
