import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import { slugWord } from '../words.ts'

const yes = /^(si|s|yes|y|true|verdadero|x|disponible|en-stock|in-stock|hay-stock|con-stock|hay|instock)$/
const no = /^(no|n|false|falso|agotad[oa]s?|sin-stock|sin-existencias?|no-disponible|out-of-stock|outofstock|sold-out)$/
/** What is only ordered is not in stock. */
const later =
  /^(preventa|pre-venta|reserva|a-pedido|por-encargo|encargo|preorder|pre-order|backorder|onbackorder|notify)$/

/** `sí` → true, `agotado` → false; undefined: neither. */
export function saysYes(text: string): boolean | undefined {
  if (/^[01]$/.test(text.trim())) return text.trim() === '1'
  const word = slugWord(text)
  if (yes.test(word)) return true
  return no.test(word) || later.test(word) ? false : undefined
}

/** A quantity as spreadsheets write it: `4`, `4,00`, `1.200`; one below nothing is nothing. */
export function readQuantity(text: string): number | undefined {
  const found = /^(-?)(\d{1,7}|\d{1,3}[.,]\d{3})(?:[.,]0{1,2})?$/.exec(text.trim())
  if (!found) return undefined
  return found[1] === '-' ? 0 : Number(found[2]!.replace(/[.,]/, ''))
}

const people: readonly [ProductGender, RegExp][] = [
  [
    'ninos',
    /^(nin[oa]s?|nen[ea]s?|infantil(es)?|kids?|bebes?|bebas?|beba|junior|juvenil(es)?|boys?|girls?|toddlers?)$/,
  ],
  ['mujer', /^(mujer(es)?|femenin[oa]s?|damas?|senoras?|women|womens|woman|female)$/],
  ['hombre', /^(hombres?|masculin[oa]s?|caballeros?|varon(es)?|senores|men|mens|man|male)$/],
  ['unisex', /^(unisex|ambos|todos|sin-genero|neutro)$/],
]

/** `F` is a woman's and `H` a man's; `M` may be either, so it is not read. */
const letters: Readonly<Record<string, ProductGender>> = { f: 'mujer', h: 'hombre', u: 'unisex' }

const genderOfWord = (word: string) => people.find(([, words]) => words.test(word))?.[0]

/** A cell that says for whom something is; undefined: it does not. */
export function readGender(text: string): ProductGender | undefined {
  const slug = slugWord(text)
  const found = genderOfWord(slug) ?? letters[slug]
  return found ?? genderWithin(text)
}

/** For whom something is by the words of a text, where these name one kind of people only; children before all others. */
export function genderWithin(text: string): ProductGender | undefined {
  const found = new Set(
    slugWord(text)
      .split('-')
      .flatMap((word) => genderOfWord(word) ?? []),
  )
  if (found.has('ninos')) return 'ninos'
  if (found.has('mujer') && found.has('hombre')) return 'unisex'
  return [...found][0]
}

const young = /^(nin|nen|infan|kid|bebe|recien|junior|juvenil|toddler|newborn|teen|adolescente|chic)/
const grown = /^(adult|grande|mayor|todas)/

/** Whether an age is a child's; undefined: it is not understood. */
export function isYoung(text: string): boolean | undefined {
  const slug = slugWord(text)
  if (young.test(slug)) return true
  return grown.test(slug) ? false : undefined
}

const singleSizes =
  /^(u|tu|t-u|unic[oa]|talle-unico|talla-unica|tamano-unico|medida-unica|one-size|onesize|os|default-title|sin-talle|sin-talla|n-a)$/

/** Whether a size says that there is only one. */
export const isSingleSize = (text: string): boolean => singleSizes.test(slugWord(text))

export type OptionKind = 'size' | 'color' | 'gender' | 'brand' | 'none' | 'other'

const optionKinds: readonly [OptionKind, RegExp][] = [
  ['size', /^(pa-)?(talles?|tallas?|sizes?|tamanos?|numeros?|numeracion|medidas?|talle-.*|talla-.*)$/],
  ['color', /^(pa-)?(colou?rs?|colores|tonos?)$/],
  ['gender', /^(pa-)?(genero|sexo|gender)$/],
  ['brand', /^(pa-)?(marcas?|brands?)$/],
  ['none', /^(title|titulo|default|modelo-unico|)$/],
]

/** What the name of an option (`Talle`, `Color`) tells products and sizes apart by. */
export const optionKindOf = (name: string): OptionKind =>
  optionKinds.find(([, words]) => words.test(slugWord(name)))?.[0] ?? 'other'
