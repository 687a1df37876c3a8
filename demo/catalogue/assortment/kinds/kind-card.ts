import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { BrandStyle } from '#demo/catalogue/brands.ts'
import type { Material } from '../materials.ts'
import type { Colour } from '#domain/browse/catalog/palette.ts'
import type { PriceBand } from '../price.ts'
import type { SizeLadder } from '../sizes.ts'

export type Attributes = Partial<Record<AttributeKey, string>>
/** One word for all stores, or the three words of Argentina, Chile and Colombia. */
export type Noun = string | readonly [ar: string, cl: string, co: string]
/** How a thing is built, part by part, in the words of the drawing. Of several ways each model takes one of its own. */
export type Parts = Readonly<Record<string, string | readonly string[]>>
/** What the value of an attribute says about the parts. */
export type Says = Partial<Record<AttributeKey, Readonly<Record<string, Parts>>>>
/** What the name says of the cut, and what that makes true: of the attributes, of the cloth and of what is drawn. */
export type Cut = {
  word: string
  /** Where the cut has a word of its own: a short boot is a botineta. */
  noun?: Noun
  /** Everybody, unless said. */
  for?: readonly ProductGender[]
  attributes?: Attributes
  materials?: readonly Material[]
  /** Where the cut is drawn as something else than its kind: a sports top is no tank top. */
  silhouette?: string
  parts?: Parts
  /** Comes in one colour, whatever its cloth. */
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

/** Everything the generator knows about one kind of thing. */
export type KindCard = {
  /** As it stands in a name, in Argentina, Chile and Colombia. */
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
  /** What is drawn, and of which cloth where the attributes do not say. */
  silhouette: string
  cloth: string
  /** What all cuts have in common; attributes say more, and the cut has the last word. */
  parts: Parts
  says?: Says
  /** What is different on a child's. */
  children?: Parts
  voice: Voice
  exchangeable?: false
}

const dark = ['negro', 'grafito', 'marino'] as const
const earth = ['crudo', 'arena', 'camel', 'chocolate', 'terracota', 'oliva'] as const

/** Colours come in families that are dyed together. */
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
