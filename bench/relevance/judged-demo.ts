import { judgedQueries } from '#demo/searches/judged-queries.ts'
import { gradesOf, ndcg, ranked } from '#demo/searches/measure.ts'
import { shopOf } from '#demo/searches/shops.ts'

/** The judged Spanish searches of the test suite, by kind, as figures. */
export function printJudgedDemo(): void {
  const scores: number[] = []
  let empty = 0
  for (const [kind, queries] of Object.entries(judgedQueries)) {
    const from = scores.length
    for (const [country, query, rule] of queries) {
      const { documents, search } = shopOf(country)
      const found = search(query)
      if (found.docs.length === 0) empty++
      const grades = gradesOf(documents, rule)
      const best = ranked(found, 10).map((doc) => grades[doc]!)
      scores.push(ndcg(best, grades))
    }
    console.log(`nDCG@10 ${mean(scores.slice(from))}  ${kind} (${queries.length})`)
  }
  console.log(`nDCG@10 ${mean(scores)}  all ${scores.length}, ${empty} without results`)
}

const mean = (scores: readonly number[]) => (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(4)
