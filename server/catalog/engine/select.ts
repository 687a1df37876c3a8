import { lowestBit, setBit, wordsFor, type Bits } from './bits.ts'
import { groups, switches } from './groups.ts'
import { noOption, type IndexData } from './index-data.ts'

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
  /** Prices in force, without the price filter; and in the result itself. */
  cheapest: number
  dearest: number
  cheapestFound: number
}

/**
 * Answers questions about one index. Products that meet every filter are the result; products that miss exactly one are
 * what that filter's other options would add, so that one pass over the bits gives the result and every count.
 */
export function selector(index: IndexData) {
  const size = wordsFor(index.count)
  const found = new Uint32Array(index.count)
  const counts = new Uint32Array(index.options.value.length)
  const markCounts = new Uint32Array(1 << switches.length)
  const switchCounts = new Uint32Array(switches.length)
  const percentCounts = new Uint32Array(101)
  const groupOfOption = new Uint8Array(index.options.value.length)
  for (let group = 0; group < groups.length; group++) {
    groupOfOption.fill(group, index.options.groupStart[group], index.options.groupStart[group + 1])
  }
  const { optionStart, optionIds, simpleStart, simpleOption, simpleStock, marks, now, percentOff } = index

  /** The products that have one of the options; its own bits where they can be used as they are. */
  function docsOf(options: readonly number[]): Bits {
    const { docs, isList } = index.options
    if (options.length === 1 && !isList[options[0]!]) return docs[options[0]!]!
    const union = new Uint32Array(size)
    for (const option of options) {
      if (isList[option]) for (const doc of docs[option]!) setBit(union, doc)
      else for (let at = 0; at < size; at++) union[at]! |= docs[option]![at]!
    }
    return union
  }

  function countOptions(doc: number): void {
    for (let at = optionStart[doc]!, end = optionStart[doc + 1]!; at < end; at++) counts[optionIds[at]!]!++
    for (let at = simpleStart[doc]!, end = simpleStart[doc + 1]!; at < end; at++) {
      if (simpleStock[at] !== 0 && simpleOption[at] !== noOption) counts[simpleOption[at]!]!++
    }
    markCounts[marks[doc]!]!++
  }

  function countOptionsOf(group: number, doc: number): void {
    for (let at = optionStart[doc]!, end = optionStart[doc + 1]!; at < end; at++) {
      if (groupOfOption[optionIds[at]!] === group) counts[optionIds[at]!]!++
    }
    for (let at = simpleStart[doc]!, end = simpleStart[doc + 1]!; at < end; at++) {
      const option = simpleOption[at]!
      if (simpleStock[at] !== 0 && option !== noOption && groupOfOption[option] === group) counts[option]!++
    }
  }

  return (wanted: Wanted): Found => {
    counts.fill(0)
    markCounts.fill(0)
    percentCounts.fill(0)
    /** What each filter lets through, and which group (or, from `groups.length` on, which switch) it is. */
    const passes: Bits[] = []
    const owners: number[] = []
    for (const [group, options] of wanted.options) {
      passes.push(docsOf(options))
      owners.push(group)
    }
    for (let bit = 0; bit < switches.length; bit++) {
      if (!(wanted.switches & (1 << bit))) continue
      passes.push(index.switchDocs[bit]!)
      owners.push(groups.length + bit)
    }
    switchCounts.fill(0)
    const { price, percents } = wanted
    const least = price?.min ?? 0
    const greatest = price?.max ?? Infinity
    let total = 0
    let cheapest = Infinity
    let dearest = -Infinity
    let cheapestFound = Infinity

    function meet(doc: number): void {
      const amount = now[doc]!
      const isPriced = amount >= least && amount <= greatest
      const isReduced = percents === undefined || percents[percentOff[doc]!] === 1
      if (isReduced) {
        if (amount < cheapest) cheapest = amount
        if (amount > dearest) dearest = amount
      }
      if (!isPriced) return
      percentCounts[percentOff[doc]!]!++
      if (!isReduced) return
      if (amount < cheapestFound) cheapestFound = amount
      found[total++] = doc
      countOptions(doc)
    }

    function missOne(doc: number): void {
      const amount = now[doc]!
      if (amount < least || amount > greatest) return
      if (percents !== undefined && percents[percentOff[doc]!] !== 1) return
      const word = doc >>> 5
      const bit = 1 << (doc & 31)
      for (let filter = 0; filter < passes.length; filter++) {
        if (passes[filter]![word]! & bit) continue
        const owner = owners[filter]!
        if (owner < groups.length) countOptionsOf(owner, doc)
        return
      }
    }

    for (let word = 0; word < size; word++) {
      let all = index.live[word]!
      for (const base of wanted.base) all &= base[word]!
      let one = 0
      for (let filter = 0; all | one && filter < passes.length; filter++) {
        const pass = passes[filter]![word]!
        one = (one & pass) | (all & ~pass)
        all &= pass
      }
      for (; all !== 0; all &= all - 1) meet((word << 5) | lowestBit(all))
      for (; one !== 0; one &= one - 1) missOne((word << 5) | lowestBit(one))
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
