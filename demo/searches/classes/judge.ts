import { shortened } from '#domain/browse/search/shortened.ts'
import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { queryWords } from '#domain/browse/search/vocabulary/query-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { buildTextIndex } from '#server/browse/catalog/text/index/build-index.ts'
import { openTextIndex } from '#server/browse/catalog/text/index/open-index.ts'
import { demoContext } from '../demo-context.ts'
import { ranked } from '../measure.ts'
import { amounts } from './amounts.ts'
import { feedDocuments, type FeedDocument } from './feed.ts'
import { fewFound } from './few-found.ts'
import { longSearches } from './long-and-codes.ts'
import { notSold } from './not-sold.ts'
import { people } from './people-searches.ts'
import { phrases } from './phrases.ts'
import { senses } from './senses.ts'
import { spelling } from './spelling.ts'
import { suggested } from './suggested.ts'
import type { ClassSearch, Want } from './want.ts'

const sets: Readonly<Record<string, readonly ClassSearch[]>> = {
  phrases,
  senses,
  amounts,
  people,
  'not sold': notSold,
  spelling,
  'long and codes': longSearches,
  'few found': fewFound,
}

/** As the shop reads them, for measurements. */
export const classSearches: readonly string[] = Object.values(sets).flatMap((set) =>
  set.map(([, query]) => shortened(query, 100)),
)

export type JudgedClass = {
  name: string
  country: OpenCountry
  query: string
  score: number
  /** Every third search was kept back until the last day. */
  isHeld: boolean
  /** What is wrong besides the order. */
  faults: readonly string[]
}

const page = 10
const documents = feedDocuments()
const index = buildTextIndex(documents)
const shops = new Map<OpenCountry, ReturnType<typeof openFeed>>()
function openFeed(country: OpenCountry) {
  const searcher = openTextIndex(index, { country })
  const context = demoContext(documents, country)
  return { searcher, context }
}

/** The feed in the shop of a country. */
export function feedIn(country: OpenCountry): ReturnType<typeof openFeed> & { documents: readonly FeedDocument[] } {
  const shop = shops.get(country) ?? openFeed(country)
  shops.set(country, shop)
  return { ...shop, documents }
}

const folded = (text: string) => text.split(' ').map(foldWord).join(' ')

function gradeOf(document: FeedDocument, want: Want): number {
  const isFirst = want.kinds.includes(document.kind)
  if (!isFirst && want.later?.includes(document.kind) !== true) return 0
  const unmet = [
    want.is && !want.is.test(folded(document.name)),
    want.family && document.colorFamily !== want.family,
    want.size && !document.sizes.includes(want.size),
    want.isReduced && !document.isReduced,
  ].filter(Boolean).length
  // The wrong person or a price beyond the limit is no answer at all.
  const fits = document.gender === want.gender || document.gender === 'unisex' || want.gender === undefined
  if (!fits || (want.from && document.price < want.from) || (want.upTo && document.price > want.upTo)) return 0
  if (!isFirst) return 1
  return unmet === 0 ? 3 : unmet === 1 ? 1 : 0
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, page).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

function judge(country: OpenCountry, query: string, want: Want): { score: number; faults: string[] } {
  const { searcher, context } = feedIn(country)
  // As the shop reads it.
  const found = searcher.search(shortened(query, 100), context)
  const shown = [...ranked(found, page), ...found.nearby].slice(0, page)
  const grades = documents.map((document) => gradeOf(document, want))
  const ideal = gain(grades.toSorted((one, other) => other - one))
  const faults: string[] = []
  const roots = (text: string) => queryWords(text).map(({ root }) => root)
  const said = new Set(found.notHad.flatMap(roots))
  const due = want.notHad === undefined ? [] : roots(want.notHad)
  if (due.some((root) => !said.has(root))) faults.push(`not said: ${want.notHad}`)
  // A search that has no answer at all may say so in its own words.
  const own = want.isNear && want.notHad === '' ? roots(query) : due
  const untrue = found.notHad.filter((text) => roots(text).some((root) => !own.includes(root)))
  if (untrue.length > 0) faults.push(`falsely said: ${untrue.join(', ')}`)
  if (want.corrected === null && found.isCorrected) faults.push(`bent into ${found.correction}`)
  if (want.corrected === null) return { score: faults.length > 0 ? 0 : 1, faults }
  if (want.gender) {
    const isRight = shown.map((doc) => [want.gender, 'unisex'].includes(documents[doc]!.gender))
    const firstWrong = isRight.indexOf(false)
    if (firstWrong >= 0 && isRight.indexOf(true, firstWrong) > 0) faults.push('the wrong person before the right one')
  }
  if (want.sku) return { score: documents[shown[0]!]?.sku === want.sku ? 1 : 0, faults }
  const score = ideal === 0 ? 0 : gain(shown.map((doc) => grades[doc]!)) / ideal
  if (ideal === 0) faults.push('nothing satisfies it')
  return { score: faults.length > 0 ? score / 2 : score, faults }
}

/** Suggestions: every one keeps the whole words typed and finds something; the expected one is among them. */
function judgeSuggestion(country: OpenCountry, typed: string, has: RegExp | null) {
  const { searcher, context } = feedIn(country)
  const terms = searcher.suggest(typed, 6, context)
  const whole = folded(typed).split(' ').slice(0, -1)
  const faults: string[] = []
  for (const { text, count } of terms) {
    const words = folded(text).split(' ')
    if (whole.some((word) => !words.includes(word))) faults.push(`drops a word: ${text}`)
    const { docs, isLoose } = searcher.search(text, context)
    if (isLoose || docs.length === 0 || count === 0) faults.push(`not sold together: ${text}`)
  }
  if (has && !terms.some(({ text }) => has.test(text))) {
    faults.push(`offers no ${has.source}: ${terms.map(({ text }) => text).join(', ')}`)
  }
  return { score: faults.length > 0 ? 0 : 1, faults }
}

/** Every class, search by search; judged once per process. */
export function judgeClasses(): JudgedClass[] {
  const isHeld = (at: number) => at % 3 === 2
  const judged = Object.entries(sets).flatMap(([name, searches]) =>
    searches.map(([country, query, want], at) => {
      return { name, country, query, isHeld: isHeld(at), ...judge(country, query, want) }
    }),
  )
  const suggestions = suggested.map(([country, query, has], at) => {
    return { name: 'suggestions', country, query, isHeld: isHeld(at), ...judgeSuggestion(country, query, has) }
  })
  return [...judged, ...suggestions]
}
