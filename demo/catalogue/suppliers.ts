import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { brand } from '../brand/vereda.ts'

export type SupplierData = {
  key: string
  name: string
  freeShipping: boolean
  /**
   * The shipping methods of a seller; only goods from our own warehouse, or a seller's next to it, arrive within a day.
   */
  ships: readonly ShippingCode[]
}

/** Sellers of the marketplace, the same names in every store. The shop itself is the first. */
export const suppliers: readonly SupplierData[] = [
  { key: 'house', name: brand.name, freeShipping: false, ships: ['standard', 'fast', 'pickup'] },
  { key: 'anden', name: 'Calzados El Andén', freeShipping: true, ships: ['standard'] },
  { key: 'taller', name: 'Taller del Sur', freeShipping: false, ships: ['standard', 'fast'] },
  { key: 'feria', name: 'Feria de Diseño', freeShipping: false, ships: ['standard'] },
  { key: 'hilos', name: 'Hilos y Telas', freeShipping: false, ships: ['standard', 'pickup'] },
  { key: 'correa', name: 'Marroquinería La Correa', freeShipping: false, ships: ['standard', 'pickup'] },
]
