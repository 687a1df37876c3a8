import { fold } from '#domain/platform/text/fold.ts'

/** The place of each sku among all, by code point: what settles every tie. */
export function rankSkus(skus: readonly string[]): { docsBySku: Uint32Array; skuRank: Uint32Array } {
  const docOf = new Map(skus.map((sku, doc) => [sku, doc]))
  // Sorting texts by themselves is much faster than asking which of two is less.
  const docsBySku = Uint32Array.from(skus.toSorted(), (sku) => docOf.get(sku)!)
  const skuRank = new Uint32Array(skus.length)
  docsBySku.forEach((doc, rank) => (skuRank[doc] = rank))
  return { docsBySku, skuRank }
}

/** The place of each name, without regard to case and accents. Names come by number: many products share one. */
export function rankNames(names: Iterable<string>, nameOf: Uint32Array): Uint32Array {
  const folded = Array.from(names, fold)
  const placeOf = new Map([...new Set(folded)].sort().map((name, place) => [name, place]))
  const places = Uint32Array.from(folded, (name) => placeOf.get(name)!)
  return nameOf.map((name) => places[name]!)
}
