import { colorWords, sizeWords, stopWords } from './vocabulary/stop-words.ts'
import { readAmount } from './amounts.ts'
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

const cheap = String.raw`(?:(?:mas|muy|lo mas|los mas|las mas) )?(?:barat[oa]s?|baratit[oa]s?|economic[oa]s?|accesibles?|cheap|buen precio|precio bajo|bajo precio|(?:que )?(?:no|ni) (?:(?:sea|sean|este|esten|salga|salgan) )?(?:(?:muy|tan|demasiado) )?car[oa]s?)`
const reduced = String.raw`(?:(?:en|de|con) )?(?:ofertas?|oferton|descuentos?|rebajas?|rebajad[oa]s?|promos?|promocion(?:es)?|liquidacion|outlet|sale|remates?|saldos?)`
const fresh = String.raw`(?:novedad(?:es)?|lo nuevo|lo ultimo|recien llegad[oa]s?|nueva (?:coleccion|temporada)|new in|lanzamientos?)`
const popular = String.raw`(?:(?:lo|los|las) )?mas (?:vendid[oa]s?|buscad[oa]s?|pedid[oa]s?|populares)|top ventas|best ?sellers?|(?:en )?tendencias?|de moda`
const count = String.raw`(?:[2-9]|1[0-2]|un|dos|tres|cuatro|cinco|seis|diez|doce)`
const refusal = String.raw`(?:(?:que )?no (?:sea|sean|tenga|tengan|lleve|lleven)(?: de| con| en| color)*|no(?: de| con| en| color)*|sin(?: color)?|nada de|excepto|salvo|without(?: an?)?|not|except|but no)`

const patterns = {
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
    // A number that is announced as a size is one: talle 38 a 50 lucas.
    const priced = sizeWords.has(words[at - 1]?.word ?? '') ? null : readAmount(text)
    if (priced) {
      limit(priced.from, priced.upTo, here.slice(0, priced.words))
      at += priced.words
      continue
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
