import { judgeEnglish, type JudgedEnglish } from '#demo/searches/english/judge.ts'

const mean = (some: readonly JudgedEnglish[]) =>
  (some.reduce((sum, { score }) => sum + score, 0) / some.length).toFixed(4)

/** English searches over English names, by kind, treated like an external catalogue. */
export function printJudgedEnglish(): void {
  const all = judgeEnglish()
  for (const [kind, own] of Map.groupBy(all, (each) => each.kind)) {
    console.log(`nDCG@10 ${mean(own)}  english: ${kind} (${own.length})`)
  }
  console.log(`nDCG@10 ${mean(all)}  english, ${all.length} searches (asked for: 0.80)`)
}
