import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'

/** Front, other side, detail, product beside a tape measure. */
export type View = 1 | 2 | 3 | 4
export const bannerThemes = ['mujer', 'hombre', 'ninos', 'zapatillas', 'invierno', 'sale', 'accesorios', 'eco'] as const
export type BannerTheme = (typeof bannerThemes)[number]
export const bannerRatios = ['tall', 'wide', 'strip', 'square'] as const
export type BannerRatio = (typeof bannerRatios)[number]

export type DrawnProduct = {
  sku: string
  name: string
  gender: ProductGender
  brand: string
  color: string
  attributes: Partial<Record<AttributeKey, string>>
}

/** The source of a demo drawing; its addresses are /img/p/, /img/b/ and /img/l/. */
export type DrawnSource =
  | { kind: 'product'; product: DrawnProduct; view: View }
  | { kind: 'banner'; theme: BannerTheme; ratio: BannerRatio; seed: number }
  | { kind: 'logo'; name: string; seed: number }
