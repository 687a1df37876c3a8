/** Who a size is for, when a search says so. */
type SizeWearer = 'mujer' | 'hombre' | 'ninos'

export type KnownSizes = {
  /** Whether the catalogue has this size. */
  has: (size: string) => boolean
  /** The local sizes for a foot in another numbering (`us 8`, `24 cm`) or a waist in inches (`30`). */
  foreignSizes?: (text: string, wearers: readonly SizeWearer[]) => readonly string[]
}

const letters = 'xxxs|xxs|xs|s|m|l|xl|xxl|xxxl|xxxxl|[2-5]xl'
const named = 'talles?|tallas?|t|n[uú]mero|nro|num|n|size|calce|medida'
const figure = String.raw`\d{1,2}(?:[.,]\d)?`
const numbering = String.raw`eur?|europe[oa]s?|usa?|american[oa]s?|uk|ingles(?:es)?|inglés|arg|br|cms?|cent[ií]metros?`

const units = ['un|uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']
const tens: Readonly<Record<string, number>> = { treinta: 30, cuarenta: 40 }

/** Words for letter sizes after `talle`; small, medium and large need no announcement. */
const spoken: readonly (readonly [words: string, size: string])[] = [
  ['extra chic[oa]|extra peque[nñ][oa]|extra small|x small', 'xs'],
  ['extra grande|extra large|x large', 'xl'],
  ['chic[oa]|peque[nñ][oa]|small', 's'],
  ['median[oa]|medium', 'm'],
  ['large', 'l'],
]
const large = String.raw`(?:talles?|tallas?) (?:grandes?|especiales?|plus|xxl y m[aá]s)|plus size|curvy`
const only = String.raw`(?:talle|talla) [uú]nic[oa]|unitalla|one size`

/** Not inside a word or a number. */
const whole = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${pattern})(?![\p{L}\p{N}])`, 'giu')

const patterns = {
  half: /(\d{2})\s*(?:½|1\/2)/gu,
  andAHalf: whole(String.raw`(\d{2}) (?:y|con) medi[oa]`),
  inWords: whole(`(treinta|cuarenta)(?: y (${units.join('|')}))?`),
  sign: /[#°º]/gu,
  only: whole(only),
  large: whole(large),
  years: whole(String.raw`(?:de )?(\d{1,2}) a[nñ](?:it)?os?`),
  months: whole(String.raw`(?:de )?(\d{1,2})(?: ?(?:a|-|y) ?(\d{1,2}))? mes(?:es|ecitos)?`),
  // "Nena de 6", "para mi hijo de 10": an age without a word for years.
  ageOf: whole(
    String.raw`(ni[nñ][oa]s?|nen[ea]s?|beb[eé]s?|beb[ao]s?|hij[oa]s?|sobrin[oa]s?|niet[oa]s?|pib[ea]s?|chic[oa]s?|guagua|ahijad[oa]s?) (?:que (?:tiene|usa) |de |t |talle |talla )?(\d{1,2})(?! ?(?:mil|k|lucas?|pesos|%|mes|a[nñ]|cm|pares|[.,]\d))`,
  ),
  numberedBefore: whole(`(?:${numbering}) ?(?:(?:${named}) )?${figure}`),
  numberedAfter: whole(`${figure} ?(?:${numbering})`),
  waist: whole(String.raw`((?:jeans?|bluy[ií]n(?:es)?|vaqueros?)(?: \p{L}{3,})?) (?:(?:${named})\.? )?(\d{2})`),
  several: whole(String.raw`(?:(?:${named})\.? )?(\d{2}) ?(-|\/|a|al|o|y) ?(\d{2})(?! ?(?:mil|lucas?|k|pesos|%))`),
  worn: whole(`(?:calzo|uso)(?: (?:el|la|en|${named}))? (${figure}|${letters})`),
  initial: whole(String.raw`t\.? ?(${figure}|${letters})`),
  announced: whole(`(?:talle|talla|size) (${spoken.map(([words]) => words).join('|')})`),
  bare: whole('extra grande|extra large|small|medium|large'),
  letters: whole(String.raw`(${letters})(?: ?[/,-] ?| (?:o|y|u) | )(${letters})`),
  unmadeHalf: whole(String.raw`(?:(?:${named})\.? )?(\d{2})[.,]5`),
} as const
const letterOf = (words: string) => spoken.find(([known]) => new RegExp(`^(?:${known})$`, 'iu').test(words))![1]

function wearersIn(text: string): readonly SizeWearer[] {
  if (/\b(?:ni[nñ][oa]s?|nen[ea]s?|beb[eé]s?|kids?|infantil)/iu.test(text)) return ['ninos']
  if (/\b(?:hombres?|caballeros?|var[oó]n|masculin[oa]|men|man)\b/iu.test(text)) return ['hombre']
  return /\b(?:mujer(?:es)?|damas?|femenin[oa]|women)\b/iu.test(text) ? ['mujer'] : ['mujer', 'hombre']
}

/** The oldest age that is a child's size; "15 años" is a birthday party. */
const maxChildAge = 14
/** The largest size that is numbered by age. */
const maxSizeOfAge = 16
/** Sizes of babies are numbered by the months up to which they fit. */
const babySteps = [0, 1, 3, 6, 9, 12, 18, 24, 36] as const

/** The ways of writing the size for a number of months, the smallest that is not too small. */
function babySizes(months: number, upTo = months): string[] {
  const step = babySteps.find((each) => each >= upTo)
  if (step === undefined) return []
  const below = babySteps.filter((each) => each < step)
  return [
    `${step}m`,
    `${step} meses`,
    `${step} mes`,
    ...below.flatMap((from) => [`${from}-${step}m`, `${from}-${step} meses`]),
  ]
}

/** A number within this range is a size; above it is an amount, below it a quantity. */
const [minSize, maxSize] = [16, 50]
/** Jeans are numbered in inches up to here, and in local sizes above. */
const maxWaistInches = 34
/** 35-38 are sizes; 20 a 40 is something else. */
const maxSizeSpan = 6
const largeSizes = ['xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl']

/**
 * Rewrites every way of writing a size as the one that is understood, `talle` and the size: 38½, calzo 39, t38, us 8,
 * 35-38, talle único, 8 años. Only sizes the catalogue has are rewritten; others stay, so the search can report them.
 */
export function spellOutSizes(query: string, { has, foreignSizes = () => [] }: KnownSizes): string {
  if (query.length > 700) return query
  const wearers = wearersIn(query)
  const written = (sizes: readonly string[]) => sizes.filter(has).map((size) => `talle ${size.toLowerCase()}`)
  const orAsItWas = (sizes: readonly string[], text: string) => written(sizes).join(' ') || text
  const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at))

  const text = query
    .replaceAll(patterns.half, '$1.5')
    .replaceAll(patterns.andAHalf, '$1.5')
    .replaceAll(patterns.inWords, (_, ten: string, unit?: string) => {
      const at = unit === undefined ? -1 : units.findIndex((each) => each.split('|').includes(unit.toLowerCase()))
      return String(tens[ten.toLowerCase()]! + at + 1)
    })
    .replaceAll(patterns.sign, ' ')
    .replaceAll(patterns.only, (found) => orAsItWas(['u'], found))
    .replaceAll(patterns.large, (found) => orAsItWas(largeSizes, found))
    // The smallest size that is not too small for the child.
    .replaceAll(patterns.years, (found, age: string) => {
      const ofBaby = Number(age) <= 2 ? babySizes(12 * Number(age)).filter(has) : []
      if (ofBaby.length > 0 && !has(age)) return `bebé ${written(ofBaby).join(' ')}`
      const size = Number(age) <= maxChildAge ? between(Number(age), maxSizeOfAge).find(has) : undefined
      return size ? `niño talle ${size}` : found
    })
    .replaceAll(patterns.months, (found, months: string, upTo?: string) => {
      const sizes = babySizes(Number(months), upTo === undefined ? undefined : Number(upTo)).filter(has)
      return sizes.length > 0 ? ` bebé ${written(sizes).join(' ')} ` : ' bebé '
    })
    .replaceAll(patterns.ageOf, (found, child: string, age: string) => {
      const size = Number(age) <= maxSizeOfAge ? between(Math.max(1, Number(age)), maxSizeOfAge).find(has) : undefined
      const who = /^chic/iu.test(child) ? 'niño' : child
      return size ? `${who} talle ${size}` : found
    })
    .replaceAll(patterns.numberedBefore, (found) => orAsItWas(foreignSizes(found, wearers), found))
    .replaceAll(patterns.numberedAfter, (found) => orAsItWas(foreignSizes(found, wearers), found))
    .replaceAll(patterns.waist, (found, thing: string, waist: string) => {
      const sizes = Number(waist) <= maxWaistInches ? written(foreignSizes(`jean ${waist}`, wearers)) : []
      return sizes.length > 0 ? `${thing} ${sizes.join(' ')}` : found
    })
    .replaceAll(patterns.several, (found, low: string, joint: string, high: string) => {
      const [from, to] = [Number(low), Number(high)]
      if (from < minSize || to > maxSize || from >= to || to - from > maxSizeSpan) return found
      return orAsItWas(/^[oy/]$/iu.test(joint) ? [low, high] : between(from, to), found)
    })
    .replaceAll(patterns.worn, (found, size: string) => orAsItWas([size], found))
    .replaceAll(patterns.initial, (found, size: string) => orAsItWas([size], found))
    .replaceAll(patterns.announced, (found, words: string) => orAsItWas([letterOf(words)], found))
    // `Small` alone may be a product's name.
    .replaceAll(patterns.bare, (found) => (query.trim() === found ? found : orAsItWas([letterOf(found)], found)))
    .replaceAll(patterns.letters, (found, one: string, other: string) =>
      has(one) && has(other) ? written([one, other]).join(' ') : found,
    )
  // A half size that does not exist matches both neighbours.
  return text.replaceAll(patterns.unmadeHalf, (found, below: string) =>
    has(`${below}.5`) ? found : orAsItWas([below, String(Number(below) + 1)], found),
  )
}
