import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** The sentences of the cart that every screen needs; those of its own screen are in cart-words.ts. */

export const addedWords = {
  title: 'Agregado al carrito',
  go: 'Ir al carrito',
  close: 'Cerrar',
}

/** Why a line was refused. */
export const refusalWords = {
  out_of_stock: 'Se agotó: no queda ninguna unidad.',
  quantity_reduced: 'No hay tantas unidades disponibles.',
  unknown: 'Ya no vendemos este producto.',
}

export function sizeLabel(country: OpenCountry, size: string): string {
  const isTalle = countryProfiles[country].sizeWord === 'talle'
  if (size === 'U') return isTalle ? 'Talle único' : 'Talla única'
  return `${isTalle ? 'Talle' : 'Talla'} ${size}`
}
