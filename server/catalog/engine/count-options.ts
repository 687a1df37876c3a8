import { lowestBit } from './bits.ts'
import { categoryGroup, groups } from './groups.ts'
import type { IndexData } from './index-data.ts'
import { categoryValue } from './option-table.ts'
import { noOption, several } from './record.ts'

/** Products whose records are asked for before the first of them is counted: their ways through memory overlap. */
const ahead = 16
const lastStamp = 0xffff_ffff

/**
 * Counts models per option. Products come as runs of models (model-runs.ts): an option that two colours of a model have is
 * counted for the first, which leaves the model's stamp on it.
 */
export function optionCounter(index: IndexData) {
  const { model, recordStart, record, groupColumns, sizeMasks, categories } = index
  const { groupStart } = index.options
  const optionCount = index.options.value.length
  // The place for 'none' lies far behind the others; only it and they are ever written.
  const counts = new Uint32Array(noOption + 1)
  const stamps = new Uint32Array(noOption + 1)
  let stamp = 0
  const groupOfOption = new Uint8Array(noOption + 1).fill(0xff)
  for (let group = 0; group < groups.length; group++) {
    groupOfOption.fill(group, groupStart[group], groupStart[group + 1])
  }
  const chainOptions = optionsOfChains(index)
  let touched = 0

  function start(): void {
    counts.fill(0, 0, optionCount)
    // As many stamps as one question can need at most are left, or they begin anew.
    if (stamp < lastStamp - index.count * (groups.length + 1)) return
    stamps.fill(0)
    stamp = 0
  }

  function count(option: number): void {
    if (stamps[option] === stamp) return
    stamps[option] = stamp
    counts[option]!++
  }

  function countAll(docs: Uint32Array): void {
    let last = -1
    for (let from = 0; from < docs.length; from += ahead) {
      const to = Math.min(from + ahead, docs.length)
      for (let at = from; at < to; at++) touched += record[recordStart[docs[at]!]!]!
      for (let at = from; at < to; at++) {
        const doc = docs[at]!
        const own = model[doc]!
        const end = recordStart[doc + 1]!
        if (own !== last && (at + 1 === docs.length || model[docs[at + 1]!] !== own)) {
          // The only colour: nothing can be counted twice.
          for (let place = recordStart[doc]!; place < end; place++) counts[record[place]!]!++
        } else {
          if (own !== last) stamp++
          for (let place = recordStart[doc]!; place < end; place++) count(record[place]!)
        }
        last = own
      }
    }
    // Keeps the look ahead from being taken for useless work.
    if (touched > 1e15) touched = 0
  }

  /** Counts the options of one group anew, from its column where it has one. */
  function countGroup(group: number, docs: Uint32Array): void {
    counts.fill(0, groupStart[group], groupStart[group + 1])
    const masks = sizeMasks[group]
    if (masks) return countMasks(masks, groupStart[group]!, docs)
    const column = group === categoryGroup ? categories : groupColumns[group]
    let last = -1
    let lastValue = -1
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at]!
      const own = model[doc]!
      const value = column ? column[doc]! : several
      // Most colours of a model have the same material and lie in the same categories.
      if (own === last && value === lastValue && value !== several) continue
      if (own !== last) stamp++
      last = own
      lastValue = value
      if (group === categoryGroup) for (const option of chainOptions[value]!) count(option)
      else if (value !== several) count(value)
      else countRecord(group, doc)
    }
  }

  function countRecord(group: number, doc: number): void {
    for (let place = recordStart[doc]!, end = recordStart[doc + 1]!; place < end; place++) {
      if (groupOfOption[record[place]!] === group) count(record[place]!)
    }
  }

  function countMasks(masks: Uint32Array, first: number, docs: Uint32Array): void {
    for (let at = 0; at < docs.length;) {
      const own = model[docs[at]!]!
      let mask = 0
      for (; at < docs.length && model[docs[at]!] === own; at++) mask |= masks[docs[at]!]!
      for (; mask !== 0; mask &= mask - 1) counts[first + lowestBit(mask)]!++
    }
  }

  return { counts, start, countAll, countGroup }
}

/** The options that each chain of categories stands for. */
function optionsOfChains({ categoryChains, frame, options }: IndexData): number[][] {
  const end = options.groupStart[categoryGroup + 1]!
  const optionOf = new Map(options.value.slice(0, end).map((value, option) => [value, option]))
  const byId = new Map(frame.categories.map(({ id, path }) => [id, optionOf.get(categoryValue(path))]))
  return categoryChains.map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
}
