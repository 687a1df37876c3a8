import { productKinds, type ProductKind } from '#demo/catalogue/product-kinds.ts'
import { hashText } from '#domain/platform/random.ts'
import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { queryWords } from '#domain/browse/search/vocabulary/query-words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { DemoDocument } from '../demo-documents.ts'
import { ndcg, ranked } from '../measure.ts'
import { shopOf } from '../shops.ts'
import { blindMeaning } from './meaning.ts'
import { occasionSearches } from './occasions.ts'
import type { Absent, Blind, BlindRule } from './rule.ts'
import { blindWords } from './words.ts'

const folded = (text: string) => text.toLowerCase().split(' ').map(foldWord).join(' ')

/** `mujer-tshirt-short-basic` → tshirt, `zapatillas-hombre` → sneaker. */
function kindOf({ category }: DemoDocument): ProductKind {
  if (category.startsWith('zapatillas-')) return 'sneaker'
  const parts = category.split('-')
  return productKinds.find((kind) => parts.includes(kind))!
}

function gradeOf(document: DemoDocument, rule: BlindRule): 0 | 1 | 3 {
  if (rule.kinds && !rule.kinds.includes(kindOf(document))) return 0
  const values = folded(document.attributes.join(' | '))
  const unmet = [
    rule.is && !rule.is.test(folded(document.name)),
    rule.has && !rule.has.test(values),
    rule.hasNot && rule.hasNot.test(values),
    rule.family && document.colorFamily !== rule.family,
    rule.notFamily && document.colorFamily === rule.notFamily,
    rule.genders && !rule.genders.includes(document.gender),
    rule.size && !document.sizes.includes(rule.size),
    rule.from && document.price < rule.from,
    rule.upTo && document.price > rule.upTo,
    rule.isReduced && !document.isReduced,
  ].filter(Boolean).length
  if (unmet === 0) return 3
  return unmet === 1 && rule.kinds ? 1 : 0
}

/** When exact matches exist, nothing else counts; otherwise near matches are the best possible. */
function gradesOf(documents: readonly DemoDocument[], rule: BlindRule): number[] {
  let grades = documents.map((document): number => gradeOf(document, rule))
  if (rule.isCheap) {
    const prices = documents.filter((_, at) => grades[at] === 3).map(({ price }) => price)
    const middle = prices.toSorted((one, other) => one - other)[prices.length >>> 1]!
    grades = grades.map((grade, at) => (grade === 3 && documents[at]!.price <= middle ? 3 : 0))
  }
  return grades.includes(3) ? grades.map((grade) => (grade === 3 ? 3 : 0)) : grades
}

export type JudgedSearch = {
  kind: string
  half: 'a' | 'b'
  country: OpenCountry
  query: string
  score: number
  /** For products the shop has: nothing was found. For others: the answer does not say so. */
  isWrong: boolean
  isJudged: boolean
}

function judge(country: OpenCountry, query: string, rule: BlindRule | Absent): Omit<JudgedSearch, 'kind' | 'half'> {
  const { documents, search } = shopOf(country)
  const found = search(query)
  // As the page shows them: the results, then alternatives below a line.
  const first = [...ranked(found, 10), ...found.nearby].slice(0, 10)
  if ('absent' in rule) {
    const reported = new Set(found.notHad.flatMap((words) => queryWords(words).map(({ root }) => root)))
    const isReported = queryWords(rule.absent).every(({ root }) => reported.has(root))
    const near = rule.near ? first.filter((doc) => rule.near!.includes(kindOf(documents[doc]!))).length / 10 : 1
    return { country, query, score: isReported ? near : 0, isWrong: !isReported, isJudged: true }
  }
  const grades = gradesOf(documents, rule)
  const score = ndcg(
    first.map((doc) => grades[doc]!),
    grades,
  )
  return { country, query, score, isWrong: first.length === 0, isJudged: grades.some((grade) => grade > 0) }
}

/** One half was used while choosing words and weights, the other was held out. */
const halfOf = (query: string) => (hashText(`vereda ${query}`) % 2 === 0 ? 'a' : 'b')

/** Every search of a set with its score; one half, or all. */
function judgeAll(sets: Readonly<Record<string, readonly Blind[]>>, half?: JudgedSearch['half']): JudgedSearch[] {
  return Object.entries(sets).flatMap(([kind, queries]) =>
    queries
      .filter(([, query]) => half === undefined || halfOf(query) === half)
      .map(([country, query, rule]) => ({ kind, half: halfOf(query), ...judge(country, query, rule) })),
  )
}

export const judgeBlind = (half?: JudgedSearch['half']): JudgedSearch[] =>
  judgeAll({ ...blindWords, ...blindMeaning }, half)
/** Occasions in a separate, later set: the first has too few of them to distinguish a rule from luck. */
export const judgeOccasions = (half?: JudgedSearch['half']): JudgedSearch[] => judgeAll(occasionSearches, half)
