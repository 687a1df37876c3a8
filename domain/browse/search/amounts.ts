/** What a search says about the price, in whole currency units; `upTo: null` is no limit. */
export type AmountRead = { from: number; upTo: number | null; words: number }

const tableOf = (pairs: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    pairs.split(',').map((pair) => {
      const [word, value] = pair.trim().split(' ')
      return [word!, Number(value)]
    }),
  )
const spokenNumbers = tableOf(`
  medio 0.5, un 1, uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11,
  doce 12, trece 13, catorce 14, quince 15, dieciseis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiun 21,
  veintidos 22, veintitres 23, veinticuatro 24, veinticinco 25, veintiseis 26, veintisiete 27, veintiocho 28, veintinueve 29,
  treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, cien 100, ciento 100,
  doscientos 200, doscientas 200, trescientos 300, trescientas 300, cuatrocientos 400, cuatrocientas 400, quinientos 500,
  quinientas 500, seiscientos 600, setecientos 700, ochocientos 800, novecientos 900
`)
const units = tableOf(`
  mil 1000, k 1000, luca 1000, lucas 1000, luka 1000, lukas 1000, barra 1000, barras 1000, gamba 100, gambas 100,
  palo 1000000, palos 1000000, melon 1000000, melones 1000000, millon 1000000, millones 1000000
`)

const spoken = Object.keys(spokenNumbers).join('|')
const unit = Object.keys(units).join('|')
/** 80.000 · 80k · 80 lucas · ochenta mil · un palo y medio · 45000.00 pesos */
const amount = String.raw`(?:ars|clp|cop|pesos )?((?:\d{1,3}(?:\.\d{3})+|\d+(?:\.\d)?)(?:\.\d{2})?|(?:${spoken})(?: (?:y )?(?:${spoken}))*|(?=mil |lucas? |palos? |luka))(k|mil)?(?: ?(${unit}))?( y medio)?( pesos?| ars| clp| cop)?`

const article = '(?: (?:los|las|el|la|unos|unas))?'
/** What a price does: salir, costar, valer. With one of these a small number means thousands. */
const costs = String.raw`(?:que )?(?:me |se )?(?:sal(?:ga|gan|e|en|ir)|cuest(?:e|en|a|an)|val(?:ga|gan|e|en)|este|esten|sea|sean|ande|anden)(?: de| a)?`
const exceeds = String.raw`(?:que )?(?:me |se )?(?:pas(?:e|en|a|an)|super(?:e|en|a|an)|exced(?:a|an|e|en)|sobrepas(?:e|en)|vaya|vayan|sub(?:a|an))(?: de| a)?`
const falls = String.raw`(?:que )?(?:me |se )?baj(?:e|en|a|an)(?: de| a)?`

const more = String.raw`(?:mas(?: car[oa]s?)? (?:de|que)|(?:por )?(?:arriba|encima) de|sobre|a partir de|desde|mayor(?:es)? (?:a|de|que)|superior(?:es)? a|minimo(?: de)?|como minimo|(?:al|por lo) menos|above|more than|at least|over|from)`
const less = String.raw`(?:menos (?:de|que)|(?:mas )?(?:barat|economic)[oa]s? (?:que|de)|(?:por )?(?:debajo|abajo) de|bajo|hasta|menor(?:es)? (?:a|de|que)|inferior(?:es)? a|(?:como )?max(?:imo)?(?: de)?|a lo sumo|tope(?: de)?|(?:con |mi |un )?presupuesto(?: maximo)?(?: es)?(?: de| hasta)?|tengo(?: hasta)?|under|below|less than|up to|cheaper than)`
const about = String.raw`(?:alrededor de|cerca de|aproximadamente|aprox|mas o menos|around|about)`
const orLess = String.raw`(?: (?:o menos|como maximo|maximo|max|para abajo|o por debajo|de tope|tope))`
const orMore = String.raw`(?: (?:o mas|como minimo|minimo|para arriba))`
const end = '(?= |$)'
const at = (pattern: string) => new RegExp(`^${pattern}${end}`)

type Direction = 'upTo' | 'from' | 'about'
/** The first that fits is meant: a refusal before what it refuses. */
const limits: readonly (readonly [pattern: RegExp, direction: Direction, isPriced: boolean])[] = [
  [at(String.raw`(?:que )?(?:no|nunca|ni) ${exceeds}${article} ${amount}`), 'upTo', true],
  [at(String.raw`(?:que )?(?:no|nunca|ni) ${falls}${article} ${amount}`), 'from', true],
  [at(String.raw`(?:que )?(?:no|nunca|ni) ${costs} ${more}${article} ${amount}`), 'upTo', true],
  [at(String.raw`(?:que )?(?:no|nunca|ni) ${costs} ${less}${article} ${amount}`), 'from', true],
  [at(String.raw`(?:no|nunca|ni) (?:a |por )?${more}${article} ${amount}`), 'upTo', false],
  [at(String.raw`(?:no|nunca|ni) (?:a |por )?${less}${article} ${amount}`), 'from', false],
  [at(String.raw`${costs} (?:no )?${less}${article} ${amount}`), 'upTo', true],
  [at(String.raw`${costs} ${more}${article} ${amount}`), 'from', true],
  [at(String.raw`${costs} ${about}${article} ${amount}`), 'about', true],
  [at(String.raw`${exceeds}${article} ${amount}`), 'from', true],
  [at(String.raw`(?:a |por |de |en )?${less}${article} ${amount}`), 'upTo', false],
  [at(String.raw`(?:a |por |de |en )?${more}${article} ${amount}`), 'from', false],
  [at(String.raw`(?:a |por |de |en )?${about}${article} ${amount}`), 'about', false],
]
const after: readonly (readonly [pattern: RegExp, direction: Direction])[] = [
  [at(String.raw`(?:a |por |de )?${amount}${orLess}`), 'upTo'],
  [at(String.raw`(?:a |por |de )?${amount}${orMore}`), 'from'],
]
const between = at(
  String.raw`(?:${costs} )?((?:entre|de|desde|between|from)${article} )?${amount} (y|a|hasta|and|to)${article} ${amount}`,
)
const bare = at(amount)

/** A smaller number is a size or the name of a model. */
const minAmount = 500
const around = 0.3

type Figure = { value: number; isMarked: boolean; isRound: boolean }

/** The groups of `amount`, from one index on. */
function figureOf(found: RegExpExecArray, from: number, borrowed = 1): Figure {
  const [digits = '', suffix, named, half, currency] = found.slice(from, from + 5)
  const scale = units[suffix ?? ''] ?? units[named ?? ''] ?? borrowed
  const isMarked = scale > 1 || currency !== undefined || /\.\d{3}/.test(digits)
  const value = /\d/.test(digits) ? numberOf(digits) : digits === '' ? 1 : sumOf(digits)
  return { value: (value + (half ? 0.5 : 0)) * scale, isMarked, isRound: /^\d{3,}00$/.test(digits) }
}

/** 80.000 has thousands, 1.5 a fraction, 45.990.00 both. */
function numberOf(digits: string): number {
  const [, whole = digits, cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+?)(\.\d{1,2})?$/.exec(digits) ?? []
  return Number(whole.replaceAll('.', '') + cents)
}

const sumOf = (words: string): number => words.split(' ').reduce((sum, word) => sum + (spokenNumbers[word] ?? 0), 0)

const groupsOf = 5

/**
 * Reads what folded words, from the first on, say about the price; null when they begin with something else. Bare
 * amounts are upper limits: `zapatillas 50 lucas`.
 */
export function readAmount(text: string): AmountRead | null {
  const wordsIn = (found: RegExpExecArray) => found[0].trim().split(' ').length
  const range = rangeOf(between.exec(text))
  if (range) return range
  for (const [pattern, direction, isPriced] of limits) {
    const found = pattern.exec(text)
    if (!found) continue
    const { value } = figureOf(found, 1)
    const read = within(isPriced && value > 1 && value < minAmount ? value * 1000 : value, direction, wordsIn(found))
    if (read) return read
  }
  for (const [pattern, direction] of after) {
    const found = pattern.exec(text)
    const { value, isMarked, isRound } = found ? figureOf(found, 1) : { value: 0, isMarked: false, isRound: false }
    if (found && (isMarked || isRound)) return within(value, direction, wordsIn(found))
  }
  const alone = bare.exec(text)
  if (!alone) return null
  const { value, isMarked, isRound } = figureOf(alone, 1)
  // `mil` alone is a thousand of something: mil rayas.
  if (alone[1] === '') return null
  return isMarked || isRound ? within(value, 'upTo', wordsIn(alone)) : null
}

/** Groups: what announces it, the lower amount, the joint, the upper one. */
function rangeOf(found: RegExpExecArray | null): AmountRead | null {
  if (!found) return null
  const [announced, joint] = [found[1], found[2 + groupsOf]]
  const high = figureOf(found, 3 + groupsOf)
  const scale = units[found[4 + groupsOf] ?? ''] ?? units[found[5 + groupsOf] ?? '']
  const own = figureOf(found, 2)
  const isWhole = own.isMarked || own.value >= minAmount
  // `38 hasta 100 mil` is a size and a limit.
  if (!announced && !isWhole && joint !== 'a') return null
  // entre 50 y 80 mil
  const low = isWhole ? own : figureOf(found, 2, scale ?? 1)
  if (high.value < minAmount || low.value < minAmount / 5 || low.value > high.value) return null
  return { from: low.value, upTo: high.value, words: found[0].trim().split(' ').length }
}

function within(value: number, direction: Direction, words: number): AmountRead | null {
  if (value < minAmount) return null
  if (direction === 'about') return { from: value * (1 - around), upTo: value * (1 + around), words }
  return direction === 'upTo' ? { from: 0, upTo: value, words } : { from: value, upTo: null, words }
}

/** Written signs as words: `10-20 lucas` is from 10 to 20, `$` says nothing more. */
export const spellOutAmounts = (query: string): string =>
  query
    .replaceAll(/(\d)\s*[-–]\s*(?=\$?\s*\d+(?:[.\d]*)\s*(?:k|mil|lucas?|palos?|pesos)\b)/giu, '$1 a ')
    .replaceAll(/(?:u\$s|\$|<=?|>=?)\s*(?=\d)/gu, (sign) =>
      sign.startsWith('<') ? ' hasta ' : sign.startsWith('>') ? ' desde ' : ' ',
    )
