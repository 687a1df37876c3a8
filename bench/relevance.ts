// Measures how well searches are answered. node bench/relevance.ts [CATALOGUE.jsonl QUERIES.(jsonl|tsv)]
// Without files: our own judged searches over the demo shop and over English names, and the cost of a search at 100,000 products.
// The catalogue has id, title, and any of description, attributes, brand, category; the queries have query, id, grade.
import { noVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { buildTextIndex } from '#server/browse/catalog/text/index/build-index.ts'
import { openTextIndex } from '#server/browse/catalog/text/index/open-index.ts'
import { printJudgedBlind } from './relevance/judged-blind.ts'
import { printJudgedClasses } from './relevance/judged-classes.ts'
import { printJudgedDemo } from './relevance/judged-demo.ts'
import { printJudgedEnglish } from './relevance/judged-english.ts'
import { readCatalogue, readJudgements } from './relevance/read-judged.ts'
import { printSearchCpu } from './relevance/search-cpu.ts'

const [catalogueFile, queriesFile] = process.argv.slice(2)
if (!catalogueFile || !queriesFile) {
  printJudgedDemo()
  printJudgedBlind()
  printJudgedEnglish()
  printJudgedClasses()
  printSearchCpu(100_000)
  process.exit(0)
}

const page = 10
const { ids, documents } = await readCatalogue(catalogueFile)
const judgements = await readJudgements(queriesFile)
const began = performance.now()
const index = buildTextIndex(documents)
const buildMs = performance.now() - began
// An external catalogue has no popularity: only words count, and partial matches are ranked.
const searcher = openTextIndex(index, { popularity: 0 })
const context = { vocabulary: noVocabulary, docsOf: () => null, atLeast: documents.length + 1 }

const gain = (grades: readonly number[]) =>
  grades.slice(0, page).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

let [ndcg, recall, empty, ms, judged] = [0, 0, 0, 0, 0]
for (const [query, grades] of judgements) {
  const start = performance.now()
  const { docs, scores } = searcher.search(query, context)
  ms += performance.now() - start
  if (docs.length === 0) empty++
  const order = [...docs.keys()].sort((one, other) => scores[other]! - scores[one]! || one - other)
  const ideal = gain([...grades.values()].toSorted((one, other) => other - one))
  // A search without any correct result says nothing about the order.
  if (ideal === 0) continue
  judged++
  ndcg += gain(order.slice(0, page).map((at) => grades.get(ids[docs[at]!]!) ?? 0)) / ideal
  const right = [...grades].filter(([, grade]) => grade > 0).map(([id]) => id)
  const found = new Set(order.map((at) => ids[docs[at]!]))
  recall += right.filter((id) => found.has(id)).length / right.length
}

const share = (value: number, of: number) => (of === 0 ? 0 : value / of)
console.log(`${documents.length} products indexed in ${buildMs.toFixed(0)} ms, ${judgements.size} searches`)
console.log(`nDCG@${page}      ${share(ndcg, judged).toFixed(4)}`)
console.log(`recall       ${share(recall, judged).toFixed(4)}`)
console.log(`zero results ${(100 * share(empty, judgements.size)).toFixed(2)} %`)
console.log(`mean         ${share(ms, judgements.size).toFixed(3)} ms a search`)
