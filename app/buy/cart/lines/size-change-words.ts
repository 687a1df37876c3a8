import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** The sentences of changing the size of a line; loaded with its form. */
export function sizeChangeWords(country: OpenCountry) {
  const isTalle = countryProfiles[country].sizeWord === 'talle'
  return {
    label: isTalle ? 'Talle nuevo' : 'Talla nueva',
    change: 'Cambiar',
    soldOut: (size: string) => `${size}, agotado`,
    failed: isTalle ? 'No pudimos traer los talles.' : 'No pudimos traer las tallas.',
    retry: 'Reintentar',
  }
}
