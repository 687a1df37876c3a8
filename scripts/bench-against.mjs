import { runBenchmark } from './benchmark.mjs'
import { root } from './installed.mjs'
import { checkOut, removeCheckout } from './other-checkout.mjs'

const turns = 3
/** Of a figure; what differs less is the machine. */
const tolerance = 0.1

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** How much worse it is than before: 0.1 is a tenth. */
const loss = (before, now, better) => (better === 'higher' ? 1 - now / before : now / before - 1)

/**
 * Runs benchmarks in turns here and at another commit, so that both meet the same weather of the machine, and compares
 * the medians of their figures. False when one is worse by more than a tenth.
 */
export async function compareWith(revision, names) {
  const other = checkOut(revision)
  const found = new Map()
  try {
    for (const name of names) {
      for (let turn = 1; turn <= turns; turn++) {
        for (const [side, folder] of [
          ['before', other],
          ['now', root],
        ]) {
          process.stdout.write(`\n▸ ${name}, turn ${turn}, ${side === 'now' ? 'this checkout' : revision}\n`)
          const { status, figures } = await runBenchmark(folder, name)
          if (status !== 0) throw new Error(`${name} failed in ${side === 'now' ? 'this checkout' : revision}.`)
          for (const { name: what, value, better } of figures) {
            const one = found.get(what) ?? { better, before: [], now: [] }
            one[side].push(value)
            found.set(what, one)
          }
        }
      }
    }
  } finally {
    removeCheckout(other)
  }
  const shared = [...found].filter(([, { before, now }]) => before.length > 0 && now.length > 0)
  if (shared.length === 0) throw new Error(`${revision} prints no figure that can be compared.`)
  process.stdout.write(`\nMedians of ${turns} turns: ${revision} → this checkout\n`)
  let isGood = true
  for (const [what, { better, before, now }] of shared) {
    const [was, is] = [median(before), median(now)]
    const isWorse = loss(was, is, better) > tolerance
    isGood &&= !isWorse
    process.stdout.write(`${isWorse ? '✗' : '✓'} ${what}: ${was} → ${is} (${better} is better)\n`)
  }
  return isGood
}
