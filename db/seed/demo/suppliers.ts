import { brand } from '#domain/store/country.ts'

export type SupplierData = { key: string; name: string; freeShipping: boolean }

/** Sellers of the marketplace, the same names in every store. The shop itself is the first. */
export const suppliers: readonly SupplierData[] = [
  { key: 'house', name: brand.name, freeShipping: false },
  { key: 'anden', name: 'Calzados El Andén', freeShipping: true },
  { key: 'taller', name: 'Taller del Sur', freeShipping: false },
  { key: 'feria', name: 'Feria de Diseño', freeShipping: false },
  { key: 'hilos', name: 'Hilos y Telas', freeShipping: false },
  { key: 'correa', name: 'Marroquinería La Correa', freeShipping: false },
]
