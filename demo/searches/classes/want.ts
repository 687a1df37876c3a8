import type { OpenCountry } from '#domain/platform/country/country.ts'

/** What a right answer is, in facts of the products, never in results of the search. */
export type Want = {
  /** Kinds of the feed, the first sense of the word: nothing else is a full answer. */
  kinds: readonly string[]
  /** Kinds of its other senses in this country: right after the first, wrong before. */
  later?: readonly string[]
  /** Over the folded title. */
  is?: RegExp
  gender?: 'mujer' | 'hombre' | 'ninos'
  family?: string
  size?: string
  /** Whole currency units. */
  from?: number
  upTo?: number
  isCheap?: true
  isReduced?: true
  /** What the answer must say it does not have, folded; everything else it says so of is false. */
  notHad?: string
  /** The wording it must correct to, folded; null: nothing may be corrected. */
  corrected?: RegExp | null
  /** The product that a code means: it is first. */
  sku?: string
  /** No product fits what was asked: the page is filled with `kinds` below the line. */
  isNear?: true
}
export type ClassSearch = readonly [country: OpenCountry, query: string, want: Want]

/** `of('sweatshirt', { gender: 'hombre' })` */
export const of = (kinds: string, more: Omit<Want, 'kinds'> = {}): Want => ({ ...more, kinds: kinds.split(' ') })
/** Nothing is sold under that name: it is said, and these are shown near. */
export const near = (notHad: string, kinds: string, more: Omit<Want, 'kinds'> = {}): Want => ({
  ...more,
  kinds: kinds.split(' '),
  notHad,
  isNear: true,
})
export const [women, men, children] = [{ gender: 'mujer' }, { gender: 'hombre' }, { gender: 'ninos' }] as const
