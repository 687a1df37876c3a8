import { judgeBlind, judgeOccasions, type JudgedSearch } from '#demo/searches/blind/judge.ts'

const mean = (some: readonly JudgedSearch[]) =>
  (some.reduce((sum, { score }) => sum + score, 0) / some.length).toFixed(4)
const percent = (some: number, of: number) => `${((100 * some) / of).toFixed(1)} %`

/** The searches written before any was tried, by kind and half. */
export function printJudgedBlind(): void {
  const all = judgeBlind()
  for (const [kind, own] of Map.groupBy(all, (each) => each.kind)) {
    const halves = (['a', 'b'] as const).map((half) => own.filter((each) => each.half === half))
    console.log(
      `nDCG@10 ${halves.map(mean).join(' · ')}  blind: ${kind} (${halves.map(({ length }) => length).join(' · ')})`,
    )
  }
  const [a, b] = (['a', 'b'] as const).map((half) => all.filter((each) => each.half === half))
  console.log(`nDCG@10 ${mean(a!)} · ${mean(b!)}  blind: tuned half · held half, ${all.length} searches`)
  const occasions = judgeOccasions()
  for (const [kind, own] of Map.groupBy(occasions, (each) => each.kind)) {
    console.log(`nDCG@10 ${mean(own)}  occasions: ${kind} (${own.length})`)
  }
  console.log(`nDCG@10 ${mean(occasions)}  occasions, ${occasions.length} searches`)
  const had = all.filter(({ kind }) => kind !== 'absent')
  const absent = all.filter(({ kind }) => kind === 'absent')
  const empty = had.filter(({ isWrong }) => isWrong).length
  const reported = absent.filter(({ isWrong }) => !isWrong).length
  console.log(`nothing found for what the shop has: ${percent(empty, had.length)} (asked for: at most 2)`)
  console.log(`said that it is not had, where it is not: ${percent(reported, absent.length)} (asked for: at least 90)`)
}
