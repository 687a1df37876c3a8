import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey, SizeTableKind } from '#domain/browse/catalog/sizes.ts'

/** A size table as shown; every row has as many cells as the headings, and the first column is the local size. */
export type SizeChart = {
  title: string
  kind: SizeTableKind
  gender: ProductGender
  columns: string[]
  rows: string[][]
}

/** The table for sizes offered under a filter. */
export const kindOfFilter: Readonly<Record<SizeFilterKey, SizeTableKind>> = {
  shoe_size: 'calzado',
  app_topsize: 'superior',
  appbottom_size: 'inferior',
}

const kindNames = { calzado: 'Calzado', superior: 'Ropa superior', inferior: 'Ropa inferior' }
const genderNames = { mujer: 'mujer', hombre: 'hombre', ninos: 'niños', unisex: 'todas las personas' }

export function chartTitle(kind: SizeTableKind, gender: ProductGender): string {
  return `${kindNames[kind]} de ${genderNames[gender]}`
}
