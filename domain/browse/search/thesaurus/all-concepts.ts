import { accessories } from './accessories.ts'
import { bottoms } from './bottoms.ts'
import { readConcepts, type Concept } from './concept.ts'
import { otherShops } from './other-shops.ts'
import { footwear } from './footwear.ts'
import { intimates } from './intimates.ts'
import { looks } from './looks.ts'
import { materials } from './materials.ts'
import { occasions } from './occasions.ts'
import { people } from './people.ts'
import { tops } from './tops.ts'

/** Physical products by where they are worn or used. */
export const productFamilies: readonly (readonly Concept[])[] = [
  footwear,
  tops,
  bottoms,
  intimates,
  accessories,
  otherShops,
].map(readConcepts)
/** Physical products. A search for one that the catalogue lacks says so. */
export const productConcepts: readonly Concept[] = productFamilies.flat()
/** Occasions and purposes. */
export const purposes: readonly Concept[] = readConcepts(occasions)
/** The people a product is for. */
export const persons: readonly Concept[] = readConcepts(people)
/** Qualities: a product has one, or is for one. */
export const traits: readonly Concept[] = [...[materials, looks].flatMap(readConcepts), ...persons, ...purposes]

/** Words for one product that people also use for its whole group. */
export const groupWords: Readonly<Record<string, string>> = { zapato: 'calzado' }

/** Words that belong to two concepts, with the reason. A test checks the list. */
export const severalMeanings: Readonly<Record<string, string>> = {
  babucha: 'a slipper, and baggy trousers in Argentina',
  sudadera: 'a hoodie, and a tracksuit in Colombia',
  canguro: 'a hoodie with a front pocket, and a waist bag in Colombia',
  trucker: 'a denim jacket and a cap',
  mono: 'mono, a one-piece, and moño, a bow, fold to one word',
  jean: 'the trousers and their cloth',
  panty: 'knickers in Colombia, tights in Chile',
  'media caña': 'a length of socks and a length of boots',
  'traje de baño': 'for women and for men in Chile',
  tirantes: 'braces and shoulder straps',
  peluche: 'a toy and a cloth',
}
