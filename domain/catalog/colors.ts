/** The colours a shopper filters by; a product's own colour name is finer ('Verde salvia' belongs to `verde`). */
export const colorFamilies = {
  negro: 'Negro',
  blanco: 'Blanco',
  gris: 'Gris',
  beige: 'Beige',
  marron: 'Marrón',
  rojo: 'Rojo',
  rosa: 'Rosa',
  naranja: 'Naranja',
  amarillo: 'Amarillo',
  verde: 'Verde',
  celeste: 'Celeste',
  azul: 'Azul',
  violeta: 'Violeta',
  dorado: 'Dorado',
  plateado: 'Plateado',
  multicolor: 'Multicolor',
} as const satisfies Record<string, string>

export type ColorFamily = keyof typeof colorFamilies
