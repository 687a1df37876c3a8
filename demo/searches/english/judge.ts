import { noVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { buildTextIndex } from '#server/browse/catalog/text/index/build-index.ts'
import { openTextIndex } from '#server/browse/catalog/text/index/open-index.ts'
import { ndcg, ranked } from '../measure.ts'
import { englishProducts, type EnglishProduct } from './catalogue.ts'
import { englishSearches, type EnglishRule } from './searches.ts'

export type JudgedEnglish = { kind: string; query: string; score: number; isJudged: boolean }

/** 3 when everything matches, 1 when one preference is not met, 0 for another product. */
function gradeOf({ kind, facts }: EnglishProduct, { kinds, required }: EnglishRule): number {
  if (!kinds.includes(kind)) return 0
  const unmet = Object.entries(required).filter(([fact, values]) => !values.split('|').includes(facts[fact]!)).length
  return unmet === 0 ? 3 : unmet === 1 ? 1 : 0
}

/**
 * English searches over a catalogue with English names, treated like any external catalogue: only words count, and
 * popularity is equal.
 */
export function judgeEnglish(): JudgedEnglish[] {
  const products = englishProducts(1200)
  const searcher = openTextIndex(buildTextIndex(products), { popularity: 0 })
  const context = { vocabulary: noVocabulary, docsOf: () => null, atLeast: products.length + 1 }
  return Object.entries(englishSearches).flatMap(([kind, searches]) =>
    searches.map(([query, rule]) => {
      const grades = products.map((product) => gradeOf(product, rule))
      const best = ranked(searcher.search(query, context), 10).map((doc) => grades[doc]!)
      return { kind, query, score: ndcg(best, grades), isJudged: grades.includes(3) }
    }),
  )
}
