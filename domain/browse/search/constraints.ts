import { colorWords, stopWords } from './vocabulary/stop-words.ts'
import type { QueryWord } from './understand.ts'

/** What a search asks for besides words: amounts, exclusions, an order. */
export type Constraints<W extends QueryWord = QueryWord> = {
  /** The words still to be understood. */
  rest: readonly W[]
  /** In whole currency units. */
  price: { from: number; upTo: number | null; words: string } | null
  isReduced: boolean
  order: 'cheap' | 'new' | 'popular' | null
  /** What the results must not have. */
  without: readonly W[]
}

const amount = String.raw`(\d{1,3}(?:\.\d{3})+|\d+)(k|mil)?(?: (mil|lucas?|k))?(?: pesos)?`
const cheap = String.raw`(?:(?:mas|muy|lo mas|los mas|las mas) )?(?:barat[oa]s?|baratit[oa]s?|economic[oa]s?|accesibles?|cheap|buen precio|precio bajo|bajo precio)`
const reduced = String.raw`(?:(?:en|de|con) )?(?:ofertas?|oferton|descuentos?|rebajas?|rebajad[oa]s?|promos?|promocion(?:es)?|liquidacion|outlet|sale|remates?|saldos?)`
const fresh = String.raw`(?:novedad(?:es)?|lo nuevo|lo ultimo|recien llegad[oa]s?|nueva (?:coleccion|temporada)|new in|lanzamientos?)`
const popular = String.raw`(?:(?:lo|los|las) )?mas (?:vendid[oa]s?|buscad[oa]s?|pedid[oa]s?|populares)|top ventas|best ?sellers?|(?:en )?tendencias?|de moda`
const count = String.raw`(?:[2-9]|1[0-2]|un|dos|tres|cuatro|cinco|seis|diez|doce)`
const refusal = String.raw`(?:(?:que )?no (?:sea|sean|tenga|tengan|lleve|lleven)(?: de| con| en| color)*|no(?: de| con| en| color)*|sin(?: color)?|nada de|excepto|salvo|without(?: an?)?|not|except|but no)`

const patterns = {
  between: new RegExp(`^(?:entre|de) ${amount} (?:y|a|hasta) ${amount}(?= |$)`),
  upTo: new RegExp(
    `^(?:por )?(?:hasta|menos de|debajo de|under|below|less than|up to|cheaper than|menor(?:es)? (?:a|de|que)|maximo(?: de)?|max|no mas de|tope) ${amount}(?= |$)`,
  ),
  from: new RegExp(
    `^(?:desde|mas de|a partir de|arriba de|above|more than|at least|minimo(?: de)?|mayor(?:es)? (?:a|de|que)|encima de) ${amount}(?= |$)`,
  ),
  bare: new RegExp(`^${amount}(?= |$)`),
  reduced: new RegExp(`^${reduced}(?= |$)`),
  cheap: new RegExp(`^${cheap}(?= |$)`),
  fresh: new RegExp(`^${fresh}(?= |$)`),
  popular: new RegExp(`^(?:${popular})(?= |$)`),
  count: new RegExp(
    `^(?:(?:pack|combo|kit) (?:de |x )?${count}|${count} (?:pares|par|unidades?|packs?)|x ?[2-9])(?: de)?(?= |$)`,
  ),
  /** `2 camisetas`: a number before a plural. */
  several: new RegExp(`^${count} (?=\\p{L}+s(?: |$))`, 'u'),
  refusal: new RegExp(`^${refusal} (?=\\p{L})`, 'u'),
} as const

/** A smaller number is a size or a model name. */
const minAmount = 500

function amountOf(digits: string, ...units: readonly (string | undefined)[]): number {
  return Number(digits.replaceAll('.', '')) * (units.some((unit) => unit !== undefined) ? 1000 : 1)
}

/**
 * Reads qualifiers from left to right. `isPhrase` keeps together words with a meaning of their own, from a word on or
 * with the one before it: sin mangas, polerón sin gorro.
 */
export function readConstraints<W extends QueryWord>(
  words: readonly W[],
  isPhrase: (words: readonly W[], at: number) => boolean,
): Constraints<W> {
  const rest: W[] = []
  const without: W[] = []
  let price: Constraints['price'] = null
  let isReduced = false
  let order: Constraints['order'] = null
  const limit = (from: number, upTo: number | null, run: readonly W[]) => {
    price = { from, upTo, words: run.map(({ typed }) => typed).join(' ') }
  }

  for (let at = 0; at < words.length;) {
    const here = words.slice(at)
    const text = here.map(({ word }) => word).join(' ')
    const taken = (found: RegExpExecArray) => found[0].trim().split(' ').length
    const between = patterns.between.exec(text)
    if (between) {
      const [, low, lowUnit, lowWord, high, highUnit, highWord] = between
      const top = amountOf(high!, highUnit, highWord)
      // entre 50 y 80 mil
      const bottom = amountOf(
        low!,
        lowUnit,
        lowWord,
        top >= 1000 && Number(low) < 1000 ? (highUnit ?? highWord) : undefined,
      )
      if (top >= minAmount && bottom <= top) {
        limit(bottom, top, here.slice(0, taken(between)))
        at += taken(between)
        continue
      }
    }
    const bound = patterns.upTo.exec(text) ?? patterns.from.exec(text) ?? patterns.bare.exec(text)
    if (bound) {
      const [whole, digits, unit, word] = bound
      const value = amountOf(digits!, unit, word)
      // A bare number is an amount only when written like one: 30.000, 30 mil.
      const isBare = /^\d/.test(whole)
      if (value >= minAmount && (!isBare || unit || word || digits!.includes('.'))) {
        if (patterns.from.test(text)) limit(value, null, here.slice(0, taken(bound)))
        else limit(0, value, here.slice(0, taken(bound)))
        at += taken(bound)
        continue
      }
    }
    const sale = patterns.reduced.exec(text)
    const low = patterns.cheap.exec(text)
    const latest = patterns.fresh.exec(text)
    const counted = patterns.count.exec(text) ?? (at === 0 ? patterns.several.exec(text) : null)
    const best = patterns.popular.exec(text)
    const spoken = sale ?? low ?? latest ?? best ?? counted
    if (spoken) {
      if (sale) isReduced = true
      else if (low) order = 'cheap'
      else if (latest) order = 'new'
      else if (best) order = 'popular'
      // `3 pares` alone: only the number is dropped, "pares" is searched for.
      at += spoken === counted && taken(counted) === words.length ? 1 : taken(spoken)
      continue
    }
    const refused = patterns.refusal.exec(text)
    if (refused && !isPhrase(words, at)) {
      let next = at + taken(refused)
      while (next < words.length - 1 && (stopWords.has(words[next]!.word) || colorWords.has(words[next]!.word))) next++
      if (next < words.length) {
        without.push(words[next]!)
        at = next + 1
        continue
      }
    }
    rest.push(words[at]!)
    at++
  }
  return { rest, price, isReduced, order, without }
}
