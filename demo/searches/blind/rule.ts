import type { ProductKind } from '#demo/catalogue/product-kinds.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/**
 * What makes a product a correct answer, in facts of the product, never in search results. `kinds` and `is` decide
 * whether it is the right product at all; all others are preferences.
 */
export type BlindRule = {
  kinds?: readonly ProductKind[]
  /** Over the folded name. */
  is?: RegExp
  /** Over the folded values of attributes, joined by ` | `. */
  has?: RegExp
  hasNot?: RegExp
  family?: string
  notFamily?: string
  genders?: readonly string[]
  size?: string
  /** Whole currency units. */
  from?: number
  upTo?: number
  /** Among the cheaper half of what otherwise fits. */
  isCheap?: true
  isReduced?: true
}
/** What the shop does not have: the answer must say so, and may show alternatives. */
export type Absent = { absent: string; near?: readonly ProductKind[] }
export type Blind = readonly [country: OpenCountry, query: string, rule: BlindRule | Absent]

/** `of('sneaker running', { family: 'Negro' })` */
export const of = (kinds: string, more: BlindRule = {}): BlindRule => ({
  ...more,
  kinds: kinds.split(' ') as ProductKind[],
})
export const none = (absent: string, near = ''): Absent =>
  near === '' ? { absent } : { absent, near: near.split(' ') as ProductKind[] }

export const [women, men, children] = [{ genders: ['mujer'] }, { genders: ['hombre'] }, { genders: ['ninos'] }] as const
export const anyShoe = 'sneaker running boot sandal heel loafer flat slipper'
export const anyClothes =
  'tshirt shirt blouse top hoodie sweater jacket coat dress trousers jeans shorts skirt leggings underwear pyjama swimwear'
