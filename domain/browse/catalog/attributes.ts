import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { AttributeKey } from './attribute-keys.ts'

export { attributeKeys, type AttributeKey } from './attribute-keys.ts'

/** The labels of product attributes beyond size, colour and price. */
export const attributeLabels = {
  sole_material: 'Material de la suela',
  s_type: 'Tipo de calzado',
  occasion: 'Ocasión',
  heel_shape: 'Forma del taco',
  heel_height: 'Altura del taco',
  shaft_height: 'Altura de la caña',
  upper_material: 'Material exterior',
  fit: 'Calce',
  length: 'Largo',
  sleeves: 'Mangas',
  neckline: 'Escote',
  trend: 'Tendencia',
  cut_type: 'Corte',
  app_material: 'Material de la prenda',
  leg_length: 'Largo de la pierna',
  bottom_rise: 'Tiro',
  bottom_cut_type: 'Corte del pantalón',
  acc_material: 'Material del accesorio',
  accessory_dimensions: 'Dimensiones',
  style: 'Estilo',
  watch_strap_material: 'Material de la correa',
  watch_material: 'Material de la caja',
  watch_water_resistance: 'Resistencia al agua',
} as const satisfies Record<AttributeKey, string>

/** Colombia says 'ajuste' for the fit of a garment, the others 'calce'. */
export const attributeLabel = (key: AttributeKey, country: OpenCountry): string =>
  key === 'fit' && country === 'co' ? 'Ajuste' : attributeLabels[key]
