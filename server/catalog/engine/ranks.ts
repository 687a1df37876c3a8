import { fold } from '#domain/text/fold.ts'
import { stringReader, type StringColumn } from './strings.ts'

function orderOf(keys: readonly string[]): Uint32Array {
  const before = (a: number, b: number) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b)
  return Uint32Array.from(keys, (_, doc) => doc).sort(before)
}

function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length)
  order.forEach((doc, rank) => (ranks[doc] = rank))
  return ranks
}

/** The place of each sku among all, by code point: what settles every tie. */
export function rankSkus(column: StringColumn, count: number): { docsBySku: Uint32Array; skuRank: Uint32Array } {
  const read = stringReader(column)
  const docsBySku = orderOf(Array.from({ length: count }, (_, doc) => read(doc)))
  return { docsBySku, skuRank: ranksOf(docsBySku) }
}

/** The place of each name, without regard to case and accents; equal names stand by popularity. */
export function rankNames(column: StringColumn, count: number): Uint32Array {
  const read = stringReader(column)
  const folded = new Map<string, string>()
  const keyOf = (name: string) => {
    let key = folded.get(name)
    if (key === undefined) folded.set(name, (key = fold(name)))
    return key
  }
  return ranksOf(orderOf(Array.from({ length: count }, (_, doc) => keyOf(read(doc)))))
}
