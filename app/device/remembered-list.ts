import { storeId, type OpenCountry } from '#domain/store/country.ts'

type Remembered = {
  name: string
  most: number
  isSame?: (one: string, other: string) => boolean
}

/**
 * A short list a device keeps for a store, the latest first. A device that refuses to tell remembers nothing, and one
 * that refuses to keep loses a convenience.
 */
export function rememberedList({ name, most, isSame = Object.is }: Remembered) {
  const keyOf = (country: OpenCountry) => `${storeId(country)}:${name}`

  function all(country: OpenCountry): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(country)) ?? '[]')
      return Array.isArray(kept) ? kept.filter((item) => typeof item === 'string').slice(0, most) : []
    } catch {
      return []
    }
  }

  return {
    all,
    add(country: OpenCountry, item: string): void {
      const others = all(country).filter((known) => !isSame(known, item))
      try {
        localStorage.setItem(keyOf(country), JSON.stringify([item, ...others].slice(0, most)))
      } catch {
        // As above.
      }
    },
    forget: (country: OpenCountry): void => localStorage.removeItem(keyOf(country)),
  }
}
