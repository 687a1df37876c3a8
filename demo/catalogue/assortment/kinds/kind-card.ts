import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { BrandStyle } from '#demo/catalogue/brands.ts'
import type { Material } from '../materials.ts'
import type { Colour } from '#domain/browse/catalog/palette.ts'
import type { PriceBand } from '../price.ts'
import type { SizeLadder } from '../sizes.ts'

export type Attributes = Partial<Record<AttributeKey, string>>
/** One word for all stores, or one each for Argentina, Chile and Colombia. */
export type Noun = string | readonly [ar: string, cl: string, co: string]
/** How a product is built, part by part, in the terms of the drawing. Of several options each model takes one. */
export type Parts = Readonly<Record<string, string | readonly string[]>>
/** What the value of an attribute implies for the parts. */
export type PartsByAttribute = Partial<Record<AttributeKey, Readonly<Record<string, Parts>>>>
/** The cut in a product's name, and what it implies for attributes, material and drawing. */
export type Cut = {
  word: string
  /** When the cut has a noun of its own: a short boot is a botineta. */
  noun?: Noun
  /** All genders by default. */
  for?: readonly ProductGender[]
  attributes?: Attributes
  materials?: readonly Material[]
  /** When the cut is drawn with another silhouette than its kind: a sports top is not a tank top. */
  silhouette?: string
  parts?: Parts
  /** Comes in one colour, whatever its material. */
  isPlain?: true
}
export type Trend = 'Liso' | 'Rayas' | 'Cuadros' | 'Flores' | 'Lunares' | 'Estampado'
export type Voice =
  | 'sneaker'
  | 'boot'
  | 'shoe'
  | 'top'
  | 'light'
  | 'warm'
  | 'outer'
  | 'dress'
  | 'skirt'
  | 'bottom'
  | 'home'
  | 'swim'
  | 'bag'
  | 'small'
  | 'watch'

/** Everything the generator knows about one kind of product. */
export type KindCard = {
  /** As it appears in a name, in Argentina, Chile and Colombia. */
  noun: Noun
  ladder: SizeLadder
  /** Thousands of Argentine pesos. */
  band: PriceBand
  styles: readonly BrandStyle[]
  colours: readonly Colour[]
  materials: readonly Material[]
  materialKey: AttributeKey
  cuts: readonly Cut[]
  /** Chosen per model, one value each. */
  attributes: Partial<Record<AttributeKey, readonly string[]>>
  /** Other than plain; about a third of the models take one. */
  trends?: readonly Trend[]
  /** The silhouette, and the material where the attributes do not decide it. */
  silhouette: string
  cloth: string
  /** What all cuts share; attributes add to it, and the cut overrides both. */
  parts: Parts
  partsByAttribute?: PartsByAttribute
  /** What differs for children. */
  children?: Parts
  voice: Voice
  exchangeable?: false
}

const dark = ['negro', 'grafito', 'marino'] as const
const earth = ['crudo', 'arena', 'camel', 'chocolate', 'terracota', 'oliva'] as const

/** Groups of colours that are used together. */
export const dyes = {
  leather: ['negro', 'camel', 'chocolate', 'bordo', 'crudo', 'arena'],
  sport: [...dark, 'blanco', 'gris', 'rojo', 'celeste', 'lavanda', 'petroleo', 'mostaza'],
  cotton: [...dark, ...earth, 'blanco', 'gris', 'verde-salvia', 'celeste', 'rosa-viejo', 'bordo', 'mostaza'],
  wool: [...dark, ...earth, 'petroleo', 'bordo', 'verde-salvia', 'mostaza'],
  soft: ['crudo', 'blanco', 'negro', 'rosa-viejo', 'lavanda', 'celeste', 'verde-salvia', 'gris', 'bordo'],
  dressy: [
    'negro',
    'terracota',
    'verde-salvia',
    'rosa-viejo',
    'petroleo',
    'bordo',
    'lavanda',
    'crudo',
    'rojo',
    'mostaza',
  ],
  denim: ['indigo', 'celeste', 'negro', 'grafito', 'blanco'],
  metal: ['negro', 'plata', 'dorado', 'camel', 'chocolate', 'marino'],
} as const satisfies Record<string, readonly Colour[]>
