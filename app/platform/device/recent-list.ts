import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deviceScope } from './device-scope.ts'

type RecentListOptions = {
  name: string
  maxLength: number
  isSame?: (one: string, other: string) => boolean
}

/**
 * A short list in local storage per country, latest first. Where storage is blocked the list is empty and nothing
 * fails.
 */
export function recentList({ name, maxLength, isSame = Object.is }: RecentListOptions) {
  const keyOf = (country: OpenCountry) => `${deviceScope(country)}:${name}`

  function all(country: OpenCountry): string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(keyOf(country)) ?? '[]')
      return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, maxLength) : []
    } catch {
      return []
    }
  }

  return {
    all,
    add(country: OpenCountry, item: string): void {
      const others = all(country).filter((known) => !isSame(known, item))
      try {
        localStorage.setItem(keyOf(country), JSON.stringify([item, ...others].slice(0, maxLength)))
      } catch {
        // Storage is blocked or full.
      }
    },
    clear: (country: OpenCountry): void => localStorage.removeItem(keyOf(country)),
  }
}
