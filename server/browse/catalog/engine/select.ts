import { lowestBit, wordsFor, type Bits } from './columns/bits.ts'
import { optionCounter } from './count-options.ts'
import { discountSteps, stepsOfPercent } from './discount-steps.ts'
import { switches } from './groups.ts'
import type { IndexData } from './columns/index-data.ts'
import { modelRuns } from './model-runs.ts'
import { optionBits } from './columns/option-bits.ts'

/** Minor units, both ends included. */
type Range = { min: number; max: number }

export type Criteria = {
  /** Every condition that no filter shows: the category of the page, the words searched for. */
  base: readonly Bits[]
  /** Chosen options by group, any of which is enough. A filter with only unknown options matches nothing. */
  options: ReadonlyMap<number, readonly number[]>
  /** Bits of `switches` that must be on. */
  switches: number
  price: Range | undefined
  /** Which whole percents off match, or undefined for any. */
  percents: Uint8Array | undefined
}

/** Every number counts models: a model with several matching colours is one card and counts once. */
export type Selection = {
  total: number
  /** The products by popularity, as a view that the next query overwrites. */
  docs: Uint32Array
  /** Models per option with all other filters applied, without the option's own (U30). */
  counts: Uint32Array
  switchCounts: Uint32Array
  /** Models per step of the discount filter, without that filter. */
  stepCounts: Uint32Array
  /**
   * Prices in force without the price filter (none: `dearest` is below `cheapest`), and the lowest one of the result
   * itself.
   */
  cheapest: number
  dearest: number
  cheapestFound: number
}

/** More than any price in minor units; an integer, so that comparisons stay cheap. */
const maxPrice = 0x7fff_ffff

/**
 * Answers queries on one index. Products that pass every filter are the result; products that fail exactly one are what
 * that filter's other options would add, so that one pass over the bits gives the result and every count.
 */
export function selector(index: IndexData) {
  const { groups } = index.options
  const bitsOf = optionBits(index)
  const size = wordsFor(index.count)
  const met = new Uint32Array(index.count)
  /** By filter: products that fail only that one. */
  const missing: Uint32Array[] = []
  const missingCount = new Uint32Array(groups.length + switches.length)
  const { counts, start, countAll, countGroup } = optionCounter(index)
  const runs = modelRuns(index)
  /** Models per combination of switches and steps, a bit each, the switches first. */
  const combined = new Uint32Array(1 << (switches.length + discountSteps.length))
  const switchCounts = new Uint32Array(switches.length)
  const stepCounts = new Uint32Array(discountSteps.length)
  const { live, now, percentOff, marks, modelOfPlace, docsByModel } = index

  /** Sorts every product of the base into `met`, one of `missing`, or neither. Returns how many were met. */
  function sift(base: readonly Bits[], passes: readonly Bits[]): number {
    let many = 0
    for (let word = 0; word < size; word++) {
      let all = live[word]!
      for (let condition = 0; condition < base.length; condition++) all &= base[condition]![word]!
      if (all === 0) continue
      let one = 0
      for (let filter = 0; filter < passes.length; filter++) {
        const pass = passes[filter]![word]!
        one = (one & pass) | (all & ~pass)
        all &= pass
      }
      for (; all !== 0; all &= all - 1) met[many++] = (word << 5) | lowestBit(all)
      for (let filter = 0; one !== 0; filter++) {
        let missed = one & ~passes[filter]![word]!
        one &= ~missed
        const list = missing[filter]!
        let at = missingCount[filter]!
        for (; missed !== 0; missed &= missed - 1) list[at++] = (word << 5) | lowestBit(missed)
        missingCount[filter] = at
      }
    }
    return many
  }

  /** Counts the models in runs and records which switches and steps each has among its colours. */
  function countModels(places: Uint32Array): number {
    combined.fill(0)
    let models = 0
    for (let at = 0; at < places.length; models++) {
      const own = modelOfPlace[places[at]!]!
      let bits = 0
      for (; at < places.length && modelOfPlace[places[at]!] === own; at++) {
        const doc = docsByModel[places[at]!]!
        bits |= marks[doc]! | (stepsOfPercent[percentOff[doc]!]! << switches.length)
      }
      combined[bits]!++
    }
    return models
  }

  return ({ base, options, switches: on, price, percents }: Criteria): Selection => {
    /** What each filter lets through, and which group (or, from `groups.length` on, which switch) it belongs to. */
    const passes: Bits[] = []
    const owners: number[] = []
    for (const [group, chosen] of options) {
      passes.push(bitsOf(chosen))
      owners.push(group)
    }
    for (let bit = 0; bit < switches.length; bit++) {
      if (!(on & (1 << bit))) continue
      passes.push(index.switchDocs[bit]!)
      owners.push(groups.length + bit)
    }
    while (missing.length < passes.length) missing.push(new Uint32Array(index.count))
    missingCount.fill(0)
    start()
    const least = price ? price.min : 0
    const greatest = price ? price.max : maxPrice
    const isPriced = (doc: number) => now[doc]! >= least && now[doc]! <= greatest
    const isReduced = (doc: number) => percents === undefined || percents[percentOff[doc]!] === 1
    let many = sift(base, passes)

    let cheapest = maxPrice
    let dearest = -1
    for (let at = 0; at < many; at++) {
      const amount = now[met[at]!]!
      if (!isReduced(met[at]!)) continue
      if (amount < cheapest) cheapest = amount
      if (amount > dearest) dearest = amount
    }
    if (price) many = partition(met, many, isPriced)
    let shown = runs.of(met, many)
    let total = countModels(shown)
    spread(combined, switches.length, stepCounts)
    if (percents) {
      many = partition(met, many, isReduced)
      shown = runs.of(met, many)
      total = countModels(shown)
    }
    spread(combined, 0, switchCounts)
    countAll(shown)
    let cheapestFound = maxPrice
    for (let at = 0; at < many; at++) if (now[met[at]!]! < cheapestFound) cheapestFound = now[met[at]!]!

    for (let filter = 0; filter < passes.length; filter++) {
      // A switch has no other options to count.
      if (owners[filter]! >= groups.length) continue
      const others = missing[filter]!
      let left = missingCount[filter]!
      if (price || percents) left = partition(others, left, (doc) => isPriced(doc) && isReduced(doc))
      // One colour of a model may be shown while another fails only this filter: both are counted together.
      countGroup(owners[filter]!, runs.with(others, left))
    }
    const docs = met.subarray(0, many)
    return { total, docs, counts, switchCounts, stepCounts, cheapest, dearest, cheapestFound }
  }
}

/** Moves those that pass to the front, in their order, and returns their number. */
function partition(docs: Uint32Array, many: number, passes: (doc: number) => boolean): number {
  let kept = 0
  for (let at = 0; at < many; at++) if (passes(docs[at]!)) docs[kept++] = docs[at]!
  return kept
}

/** Converts counts per combination of bits to counts per bit, from `first` on. */
function spread(combined: Uint32Array, first: number, single: Uint32Array): void {
  single.fill(0)
  for (let bits = 0; bits < combined.length; bits++) {
    if (combined[bits] === 0) continue
    for (let bit = 0; bit < single.length; bit++) if (bits & (1 << (first + bit))) single[bit]! += combined[bits]!
  }
}
