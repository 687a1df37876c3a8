import { lowestBit, wordsFor, type Bits } from './bits.ts'
import { categoryGroup, groups, switches } from './groups.ts'
import type { IndexData } from './index-data.ts'
import { optionBits } from './option-bits.ts'
import { categoryValue } from './option-table.ts'
import { noOption, several } from './record.ts'

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

export type Found = {
  total: number
  /** The products, by popularity: a view into memory that the next question overwrites. */
  docs: Uint32Array
  /** Products per option: with every other filter, without the option's own (U30). */
  counts: Uint32Array
  switchCounts: Uint32Array
  /** Products per whole percent off, without the discount filter. */
  percentCounts: Uint32Array
  /** Prices in force, without the price filter (none: `dearest` is below `cheapest`); and in the result itself. */
  cheapest: number
  dearest: number
  cheapestFound: number
}

/** More than any price in minor units; a whole number, so that comparing stays cheap. */
const dearestPossible = 0x7fff_ffff

/** Products whose records are asked for before the first of them is counted: their ways through memory overlap. */
const ahead = 16

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
  const optionCount = index.options.value.length
  // The place for 'none' lies far behind the others; only it and they are ever written.
  const counts = new Uint32Array(noOption + 1)
  const markCounts = new Uint32Array(1 << switches.length)
  const switchCounts = new Uint32Array(switches.length)
  const percentCounts = new Uint32Array(101)
  const groupOfOption = new Uint8Array(noOption + 1).fill(0xff)
  for (let group = 0; group < groups.length; group++) {
    groupOfOption.fill(group, index.options.groupStart[group], index.options.groupStart[group + 1])
  }
  const { recordStart, record, live, now, percentOff, marks, groupColumns, sizeMasks, categories } = index
  let touched = 0

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

  function countRecords(docs: Uint32Array, many: number): void {
    for (let from = 0; from < many; from += ahead) {
      const to = Math.min(from + ahead, many)
      for (let at = from; at < to; at++) touched += record[recordStart[docs[at]!]!]!
      for (let at = from; at < to; at++) {
        const doc = docs[at]!
        for (let place = recordStart[doc]!, end = recordStart[doc + 1]!; place < end; place++) counts[record[place]!]!++
      }
    }
  }

  const chainCounts = new Uint32Array(index.categoryChains.length)
  const chainOptions = optionsOfChains(index)

  /** Counts the options of one group only, from its column where it has one. */
  function countGroup(group: number, docs: Uint32Array, many: number): void {
    if (group === categoryGroup) return countCategories(docs, many)
    const masks = sizeMasks[group]
    if (masks) return countMasks(masks, index.options.groupStart[group]!, docs, many)
    const column = groupColumns[group]
    for (let at = 0; at < many; at++) {
      const doc = docs[at]!
      if (column && column[doc] !== several) {
        counts[column[doc]!]!++
        continue
      }
      for (let place = recordStart[doc]!, end = recordStart[doc + 1]!; place < end; place++) {
        if (groupOfOption[record[place]!] === group) counts[record[place]!]!++
      }
    }
  }

  function countMasks(masks: Uint32Array, start: number, docs: Uint32Array, many: number): void {
    for (let at = 0; at < many; at++) {
      for (let mask = masks[docs[at]!]!; mask !== 0; mask &= mask - 1) counts[start + lowestBit(mask)]!++
    }
  }

  /** There are far fewer chains of categories than products: those are counted, then what they consist of. */
  function countCategories(docs: Uint32Array, many: number): void {
    chainCounts.fill(0)
    for (let at = 0; at < many; at++) chainCounts[categories[docs[at]!]!]!++
    for (let chain = 0; chain < chainCounts.length; chain++) {
      if (chainCounts[chain] !== 0) for (const option of chainOptions[chain]!) counts[option]! += chainCounts[chain]!
    }
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
    counts.fill(0, 0, optionCount)
    markCounts.fill(0)
    switchCounts.fill(0)
    percentCounts.fill(0)
    const many = sift(base, passes)

    const least = price ? price.min : 0
    const greatest = price ? price.max : dearestPossible
    let cheapest = dearestPossible
    let dearest = -1
    let cheapestFound = dearestPossible
    let total = 0
    for (let at = 0; at < many; at++) {
      const doc = met[at]!
      const amount = now[doc]!
      const percent = percentOff[doc]!
      const isReduced = percents === undefined || percents[percent] === 1
      if (isReduced) {
        if (amount < cheapest) cheapest = amount
        if (amount > dearest) dearest = amount
      }
      if (amount < least || amount > greatest) continue
      percentCounts[percent]!++
      if (!isReduced) continue
      if (amount < cheapestFound) cheapestFound = amount
      markCounts[marks[doc]!]!++
      met[total++] = doc
    }
    countRecords(met, total)

    for (let filter = 0; filter < passes.length; filter++) {
      // A switch has no other options to count.
      if (owners[filter]! >= groups.length) continue
      const docs = missing[filter]!
      let left = missingCount[filter]!
      if (price || percents) {
        let kept = 0
        for (let at = 0; at < left; at++) {
          const amount = now[docs[at]!]!
          if (amount < least || amount > greatest) continue
          if (percents === undefined || percents[percentOff[docs[at]!]!] === 1) docs[kept++] = docs[at]!
        }
        left = kept
      }
      countGroup(owners[filter]!, docs, left)
    }
    for (let mark = 0; mark < markCounts.length; mark++) {
      for (let bit = 0; bit < switches.length; bit++) if (mark & (1 << bit)) switchCounts[bit]! += markCounts[mark]!
    }
    // Keeps the look ahead from being taken for useless work.
    if (touched > 1e15) touched = 0
    const docs = met.subarray(0, total)
    return { total, docs, counts, switchCounts, percentCounts, cheapest, dearest, cheapestFound }
  }
}

/** The options that each chain of categories stands for. */
function optionsOfChains({ categoryChains, frame, options }: IndexData): number[][] {
  const end = options.groupStart[categoryGroup + 1]!
  const optionOf = new Map(options.value.slice(0, end).map((value, option) => [value, option]))
  const byId = new Map(frame.categories.map(({ id, path }) => [id, optionOf.get(categoryValue(path))]))
  return categoryChains.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
}
