import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** What a visitor calls a part. A sheet has the name of its overlay (ui/use-overlay.ts). */
const namesOf = (sizes: string) => ({
  menu: 'el menú',
  search: 'el buscador',
  place: 'las ciudades',
  filters: 'los filtros',
  sort: 'el orden de la lista',
  zoom: 'la foto',
  'size-guide': `la guía de ${sizes}`,
  'my-sizes': `tus ${sizes}`,
  notify: 'el aviso',
  sizes: `los ${sizes}`.replace('los tallas', 'las tallas'),
  amounts: 'los montos',
  delivery: 'las fechas de entrega',
  page: 'esta parte',
})

export type PartName = keyof ReturnType<typeof namesOf>

/** What is said of a sheet, and of a part in its place. */
export function partWords(country: OpenCountry) {
  const names = namesOf(`${countryProfiles[country].sizeWord}s`)
  return {
    failed: (name: PartName) => `No pudimos abrir ${names[name]}`,
    missing: (name: PartName) => `No pudimos traer ${names[name]}`,
  }
}
