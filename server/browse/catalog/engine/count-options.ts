import { lowestBit } from './columns/bits.ts'
import { categoryGroup } from './groups.ts'
import type { IndexData } from './columns/index-data.ts'
import { categoryValue } from './columns/option-table.ts'
import { noOption, several } from './columns/record.ts'

const lastStamp = 0xffff_ffff

/**
 * Counts models per option. Products are given as runs of places (model-runs.ts): an option shared by two colours of a
 * model is counted for the first one, which leaves the model's stamp on it.
 */
export function optionCounter(index: IndexData) {
  const { modelOfPlace, recordStart, record, sharedStart, shared, groupColumns, sizeMasks } = index
  const { groupStart, groups } = index.options
  const optionCount = index.options.value.length
  // The slot of `noOption` is far behind the others; nothing in between is written.
  const counts = new Uint32Array(noOption + 1)
  const stamps = new Uint32Array(noOption + 1)
  let stamp = 0
  const groupOfOption = new Uint8Array(noOption + 1).fill(0xff)
  for (let group = 0; group < groups.length; group++) {
    groupOfOption.fill(group, groupStart[group], groupStart[group + 1])
  }
  const chainOptions = optionsOfChains(index)
  const chainCounts = new Uint32Array(chainOptions.length)
  /** Indexed by place. */
  const chains = index.docsByModel.map((doc) => index.categories[doc]!)

  function start(): void {
    counts.fill(0, 0, optionCount)
    // Stamps restart when fewer are left than one query can need.
    if (stamp < lastStamp - index.modelCount * (groups.length + 1)) return
    stamps.fill(0)
    stamp = 0
  }

  function count(option: number): void {
    if (stamps[option] === stamp) return
    stamps[option] = stamp
    counts[option]!++
  }

  function countAll(places: Uint32Array): void {
    for (let at = 0; at < places.length;) {
      const first = places[at]!
      const model = modelOfPlace[first]!
      for (let each = sharedStart[model]!, end = sharedStart[model + 1]!; each < end; each++) counts[shared[each]!]!++
      at++
      if (at === places.length || modelOfPlace[places[at]!] !== model) {
        // The only colour: nothing can be counted twice.
        for (let each = recordStart[first]!, end = recordStart[first + 1]!; each < end; each++) counts[record[each]!]!++
        continue
      }
      stamp++
      for (at--; at < places.length && modelOfPlace[places[at]!] === model; at++) {
        const place = places[at]!
        for (let each = recordStart[place]!, end = recordStart[place + 1]!; each < end; each++) count(record[each]!)
      }
    }
  }

  /** Recounts the options of one group, from its column where it has one. */
  function countGroup(group: number, places: Uint32Array): void {
    counts.fill(0, groupStart[group], groupStart[group + 1])
    const masks = sizeMasks[group]
    if (masks) return countMasks(masks, groupStart[group]!, places)
    if (group === categoryGroup) return countCategories(places)
    const column = groupColumns[group]
    let last = -1
    for (let at = 0; at < places.length; at++) {
      const place = places[at]!
      const model = modelOfPlace[place]!
      if (model !== last) stamp++
      last = model
      if (column && column[place] !== several) count(column[place]!)
      else {
        countOf(group, shared, sharedStart[model]!, sharedStart[model + 1]!)
        countOf(group, record, recordStart[place]!, recordStart[place + 1]!)
      }
    }
  }

  function countOf(group: number, options: Uint16Array, from: number, to: number): void {
    for (let at = from; at < to; at++) if (groupOfOption[options[at]!] === group) count(options[at]!)
  }

  function countMasks(masks: Uint32Array, first: number, places: Uint32Array): void {
    for (let at = 0; at < places.length;) {
      const model = modelOfPlace[places[at]!]!
      let mask = 0
      for (; at < places.length && modelOfPlace[places[at]!] === model; at++) mask |= masks[places[at]!]!
      for (; mask !== 0; mask &= mask - 1) counts[first + lowestBit(mask)]!++
    }
  }

  /** There are far fewer category chains than models, so chains are counted first and then their categories. */
  function countCategories(places: Uint32Array): void {
    chainCounts.fill(0)
    for (let at = 0; at < places.length;) {
      const model = modelOfPlace[places[at]!]!
      const chain = chains[places[at]!]!
      let end = at + 1
      let isOneChain = true
      for (; end < places.length && modelOfPlace[places[end]!] === model; end++) {
        if (chains[places[end]!] !== chain) isOneChain = false
      }
      if (isOneChain) chainCounts[chain]!++
      else {
        stamp++
        for (; at < end; at++) for (const option of chainOptions[chains[places[at]!]!]!) count(option)
      }
      at = end
    }
    for (let chain = 0; chain < chainCounts.length; chain++) {
      if (chainCounts[chain] !== 0) for (const option of chainOptions[chain]!) counts[option]! += chainCounts[chain]!
    }
  }

  return { counts, start, countAll, countGroup }
}

/** The options that each category chain stands for. */
function optionsOfChains({ categoryChains, frame, options }: IndexData): number[][] {
  const end = options.groupStart[categoryGroup + 1]!
  const optionOf = new Map(options.value.slice(0, end).map((value, option) => [value, option]))
  const byId = new Map(frame.categories.map(({ id, path }) => [id, optionOf.get(categoryValue(path))]))
  return categoryChains.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
}
