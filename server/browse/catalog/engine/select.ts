import { lowestBit, wordsFor, type Bits } from './columns/bits.ts'
import { optionCounter } from './count-options.ts'
import { discountSteps, stepsOfPercent } from './discount-steps.ts'
import { groups, switches } from './groups.ts'
import type { IndexData } from './columns/index-data.ts'
import { modelRuns } from './model-runs.ts'
import { optionBits } from './columns/option-bits.ts'

/** Minor units, both ends included. */
export type Range = { min: number; max: number }

export type Criteria = {
  /** Where to look: every condition that no filter shows (category of the page, words searched for). */
  base: readonly Bits[]
  /** Options wanted, by group: one of them is enough. A filter that names only options we do not have wants none. */
  options: ReadonlyMap<number, readonly number[]>
  /** Bits of `switches` that must be on. */
  switches: number
  price: Range | undefined
  /** Which whole percents off are wanted, or any. */
  percents: Uint8Array | undefined
}

/** Every number counts models: one that has several colours which fit is one card, and counts once. */
export type Found = {
  total: number
  /** The products, by popularity: a view into memory that the next question overwrites. */
  docs: Uint32Array
  /** Models per option: with every other filter, without the option's own (U30). */
  counts: Uint32Array
  switchCounts: Uint32Array
  /** Models per step of the discount filter, without that filter. */
  stepCounts: Uint32Array
  /** Prices in force, without the price filter (none: `dearest` is below `cheapest`); and in the result itself. */
  cheapest: number
  dearest: number
  cheapestFound: number
}

/** More than any price in minor units; a whole number, so that comparing stays cheap. */
const dearestPossible = 0x7fff_ffff

/**
 * Answers questions about one index. Products that meet every filter are the result; products that miss exactly one are
 * what that filter's other options would add, so that one pass over the bits gives the result and every count.
 */
export function selector(index: IndexData) {
  const bitsOf = optionBits(index)
  const size = wordsFor(index.count)
  const met = new Uint32Array(index.count)
  /** By filter: products that miss just that one. */
  const missing: Uint32Array[] = []
  const missingCount = new Uint32Array(groups.length + switches.length)
  const { counts, start, countAll, countGroup } = optionCounter(index)
  const runs = modelRuns(index)
  /** Models per combination of switches and steps, a bit each: the switches first. */
  const combined = new Uint32Array(1 << (switches.length + discountSteps.length))
  const switchCounts = new Uint32Array(switches.length)
  const stepCounts = new Uint32Array(discountSteps.length)
  const { live, now, percentOff, marks, modelOfPlace, docsByModel } = index

  /** Sorts every product of the base into `met`, one of `missing`, or neither. Gives how many were met. */
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

  /** How many models there are in runs; notes which switches and steps each has among its colours. */
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

  return ({ base, options, switches: on, price, percents }: Criteria): Found => {
    /** What each filter lets through, and which group (or, from `groups.length` on, which switch) it is. */
    const passes: Bits[] = []
    const owners: number[] = []
    for (const [group, wanted] of options) {
      passes.push(bitsOf(wanted))
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
    const greatest = price ? price.max : dearestPossible
    const isPriced = (doc: number) => now[doc]! >= least && now[doc]! <= greatest
    const isReduced = (doc: number) => percents === undefined || percents[percentOff[doc]!] === 1
    let many = sift(base, passes)

    let cheapest = dearestPossible
    let dearest = -1
    for (let at = 0; at < many; at++) {
      const amount = now[met[at]!]!
      if (!isReduced(met[at]!)) continue
      if (amount < cheapest) cheapest = amount
      if (amount > dearest) dearest = amount
    }
    if (price) many = keep(met, many, isPriced)
    let shown = runs.of(met, many)
    let total = countModels(shown)
    spread(combined, switches.length, stepCounts)
    if (percents) {
      many = keep(met, many, isReduced)
      shown = runs.of(met, many)
      total = countModels(shown)
    }
    spread(combined, 0, switchCounts)
    countAll(shown)
    let cheapestFound = dearestPossible
    for (let at = 0; at < many; at++) if (now[met[at]!]! < cheapestFound) cheapestFound = now[met[at]!]!

    for (let filter = 0; filter < passes.length; filter++) {
      // A switch has no other options to count.
      if (owners[filter]! >= groups.length) continue
      const others = missing[filter]!
      let left = missingCount[filter]!
      if (price || percents) left = keep(others, left, (doc) => isPriced(doc) && isReduced(doc))
      // Of a model, one colour may be shown and another miss just this filter: both are looked at together.
      countGroup(owners[filter]!, runs.with(others, left))
    }
    const docs = met.subarray(0, many)
    return { total, docs, counts, switchCounts, stepCounts, cheapest, dearest, cheapestFound }
  }
}

/** Leaves those that pass at the front, in their order, and says how many. */
function keep(docs: Uint32Array, many: number, passes: (doc: number) => boolean): number {
  let kept = 0
  for (let at = 0; at < many; at++) if (passes(docs[at]!)) docs[kept++] = docs[at]!
  return kept
}

/** From counts per combination of bits to counts per bit, from `first` on. */
function spread(combined: Uint32Array, first: number, single: Uint32Array): void {
  single.fill(0)
  for (let bits = 0; bits < combined.length; bits++) {
    if (combined[bits] === 0) continue
    for (let bit = 0; bit < single.length; bit++) if (bits & (1 << (first + bit))) single[bit]! += combined[bits]!
  }
}
