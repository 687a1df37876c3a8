import { storeId, type OpenCountry } from '#domain/store/country.ts'
import { fold } from '#domain/text/fold.ts'

const most = 6
const keyOf = (country: OpenCountry) => `${storeId(country)}:searches`

/** What this device searched for, the latest first. A device that refuses to tell has searched for nothing. */
export function recentSearches(country: OpenCountry): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(country)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(country: OpenCountry, term: string): void {
  const others = recentSearches(country).filter((known) => fold(known) !== fold(term))
  try {
    localStorage.setItem(keyOf(country), JSON.stringify([term, ...others].slice(0, most)))
  } catch {
    // Nothing is lost but a convenience.
  }
}

export function forgetSearches(country: OpenCountry): void {
  localStorage.removeItem(keyOf(country))
}
