import { buildTextIndex } from '#server/browse/catalog/text/index/build-index.ts'
import { openTextIndex } from '#server/browse/catalog/text/index/open-index.ts'
import { blindMeaning } from '#demo/searches/blind/meaning.ts'
import { blindWords } from '#demo/searches/blind/words.ts'
import { classSearches } from '#demo/searches/classes/judge.ts'
import { demoContext } from '#demo/searches/demo-context.ts'
import { generatedDocuments } from '#demo/searches/demo-documents.ts'
import { judgedQueries } from '#demo/searches/judged-queries.ts'

const rounds = 5

/** The CPU cost of a search: every judged search over a large catalogue, with nothing cached but words. */
export function printSearchCpu(count: number): void {
  const documents = [...generatedDocuments('ar', count)].sort((one, other) => other.popularity - one.popularity)
  const searcher = openTextIndex(buildTextIndex(documents), { country: 'ar' })
  const context = demoContext(documents, 'ar')
  const sets: Readonly<Record<string, readonly (readonly [string, string, unknown])[]>>[] = [
    judgedQueries,
    blindWords,
    blindMeaning,
  ]
  const judged = sets.flatMap((set) => Object.values(set).flatMap((list) => list.map(([, query]) => query)))
  const queries = [...judged, ...classSearches]
  // The fastest of several rounds: thread CPU counters are too coarse, and other work on the machine must not count.
  const quickest = new Map<string, number>()
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const start = performance.now()
      searcher.search(query, context)
      quickest.set(query, Math.min(quickest.get(query) ?? Infinity, performance.now() - start))
    }
  }
  const costs = [...quickest.values()]
  costs.sort((one, other) => one - other)
  const at = (share: number) => costs[Math.floor(costs.length * share)]!.toFixed(2)
  console.log(
    `a search, ${count} products: ${at(0.5)} ms of processor in the middle, p99 ${at(0.99)} (asked for: 5), worst ${costs.at(-1)!.toFixed(2)}`,
  )
}
