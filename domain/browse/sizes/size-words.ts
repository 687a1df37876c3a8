import type { ShoeSystem } from './shoe-sizes.ts'

export type WornSize = { size: string; system: ShoeSystem }

/** The words for a numbering, without accents. A number may be attached: `EU39`, `25cm`. */
const named = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)
const names: Readonly<Record<ShoeSystem, RegExp>> = {
  EU: named('eur?|europ[a-z]*'),
  US: named('usa?|ee\\.? ?uu\\.?|estadounidenses?|american[a-z]*|estados unidos'),
  UK: named('uk|ingles[a-z]*|britanic[a-z]*|reino unido|inglaterra'),
  AR: named('arg?|argentin[a-z]*'),
  CL: named('cl|chile|chilen[a-z]*'),
  CO: named('col?|colombi[a-z]*'),
  BR: named('br|brasil[a-z]*'),
  cm: named('cms?|centimetros?'),
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** Reads 'uso 39 en EU', '8.5 americano', '25 cm', 'US 10,5C': a number and a numbering, in any order. */
export function readSizeWords(text: string): WornSize | undefined {
  const words = plain(text.slice(0, 200))
  const [, figure, letter = ''] = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?([cy](?!\w))?(?!\d)/.exec(words) ?? []
  const system = (Object.keys(names) as ShoeSystem[]).find((candidate) => names[candidate].test(words))
  if (figure === undefined || !system) return undefined
  return { size: figure.replace(',', '.') + letter.toUpperCase(), system }
}
