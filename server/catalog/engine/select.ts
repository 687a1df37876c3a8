import { lowestBit, wordsFor, type Bits } from './bits.ts'
import { groups, switches } from './groups.ts'
import type { IndexData } from './index-data.ts'
import { optionBits } from './option-bits.ts'
import { headLength, mostOptions } from './record.ts'

/** Minor units, both ends included. */
export type Range = { min: number; max: number }

export type Wanted = {
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

/**
 * Answers questions about one index. Products that meet every filter are the result; products that miss exactly one are
 * what that filter's other options would add, so that one pass over the bits gives the result and every count.
 */
export function selector(index: IndexData) {
  const bitsOf = optionBits(index)
  const size = wordsFor(index.count)
  const found = new Uint32Array(index.count)
  const optionCount = index.options.value.length
  // The place for 'none' lies far behind the others; only it and they are ever written.
  const counts = new Uint32Array(mostOptions + 1)
  const markCounts = new Uint32Array(1 << switches.length)
  const switchCounts = new Uint32Array(switches.length)
  const percentCounts = new Uint32Array(101)
  const groupOfOption = new Uint8Array(mostOptions + 1).fill(0xff)
  for (let group = 0; group < groups.length; group++) {
    groupOfOption.fill(group, index.options.groupStart[group], index.options.groupStart[group + 1])
  }
  const { recordStart, record, live } = index

  return (wanted: Wanted): Found => {
    const { base } = wanted
    counts.fill(0, 0, optionCount)
    markCounts.fill(0)
    percentCounts.fill(0)
    /** What each filter lets through, and which group (or, from `groups.length` on, which switch) it is. */
    const passes: Bits[] = []
    const owners: number[] = []
    for (const [group, options] of wanted.options) {
      passes.push(bitsOf(options))
      owners.push(group)
    }
    for (let bit = 0; bit < switches.length; bit++) {
      if (!(wanted.switches & (1 << bit))) continue
      passes.push(index.switchDocs[bit]!)
      owners.push(groups.length + bit)
    }
    switchCounts.fill(0)
    const { price, percents } = wanted
    const least = price ? price.min : 0
    const greatest = price ? price.max : dearestPossible
    let total = 0
    let cheapest = dearestPossible
    let dearest = -1
    let cheapestFound = dearestPossible

    // Written out in one piece: a call per product, or a variable that lives outside, costs more than the counting.
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
      for (; all !== 0; all &= all - 1) {
        const doc = (word << 5) | lowestBit(all)
        const start = recordStart[doc]!
        const amount = record[start]! | (record[start + 1]! << 16)
        const state = record[start + 2]!
        const isReduced = percents === undefined || percents[state >>> 8] === 1
        if (isReduced) {
          if (amount < cheapest) cheapest = amount
          if (amount > dearest) dearest = amount
        }
        if (amount < least || amount > greatest) continue
        percentCounts[state >>> 8]!++
        if (!isReduced) continue
        if (amount < cheapestFound) cheapestFound = amount
        found[total++] = doc
        markCounts[state & 0xff]!++
        for (let at = start + headLength, end = recordStart[doc + 1]!; at < end; at++) counts[record[at]!]!++
      }
      for (; one !== 0; one &= one - 1) {
        const doc = (word << 5) | lowestBit(one)
        const start = recordStart[doc]!
        const amount = record[start]! | (record[start + 1]! << 16)
        if (amount < least || amount > greatest) continue
        if (percents !== undefined && percents[record[start + 2]! >>> 8] !== 1) continue
        // The filter it misses; a switch has no other options to count.
        let missed = 0
        while ((passes[missed]![word]! >>> (doc & 31)) & 1) missed++
        const group = owners[missed]!
        if (group >= groups.length) continue
        for (let at = start + headLength, end = recordStart[doc + 1]!; at < end; at++) {
          if (groupOfOption[record[at]!] === group) counts[record[at]!]!++
        }
      }
    }
    for (let mark = 0; mark < markCounts.length; mark++) {
      for (let bit = 0; bit < switches.length; bit++) if (mark & (1 << bit)) switchCounts[bit]! += markCounts[mark]!
    }
    return {
      total,
      docs: found.subarray(0, total),
      counts,
      switchCounts,
      percentCounts,
      cheapest,
      dearest,
      cheapestFound,
    }
  }
}
