import { judgeClasses, type JudgedClass } from '#demo/searches/classes/judge.ts'
import { openCountries } from '#domain/platform/country/country.ts'

const mean = (some: readonly JudgedClass[]) =>
  some.length === 0 ? '–' : (some.reduce((sum, { score }) => sum + score, 0) / some.length).toFixed(3)

/** Classes of faults over one feed in all three shops, by country; the third that was opened last apart. */
export function printJudgedClasses(): void {
  const all = judgeClasses()
  for (const [name, own] of [...Map.groupBy(all, (each) => each.name), ['all classes', all] as const]) {
    const byCountry = openCountries.map(
      (country) => `${country} ${mean(own.filter((each) => each.country === country))}`,
    )
    const [tuned, held] = [false, true].map((isHeld) => own.filter((each) => each.isHeld === isHeld))
    console.log(
      `${mean(tuned!)} · last third ${mean(held!)}  ${name} (${own.length}): ${byCountry.join(', ')} (asked for: 0.95)`,
    )
  }
}
