import { fold } from '#domain/platform/text/fold.ts'

/** The rank of each sku by code point: it breaks every tie. */
export function rankSkus(skus: readonly string[]): { docsBySku: Uint32Array; skuRank: Uint32Array } {
  const docOf = new Map(skus.map((sku, doc) => [sku, doc]))
  // Sorting strings natively is much faster than calling a comparison function.
  const docsBySku = Uint32Array.from(skus.toSorted(), (sku) => docOf.get(sku)!)
  const skuRank = new Uint32Array(skus.length)
  docsBySku.forEach((doc, rank) => (skuRank[doc] = rank))
  return { docsBySku, skuRank }
}

/** The rank of each name, ignoring case and accents. Names are given by number, because many products share one. */
export function rankNames(names: Iterable<string>, nameOf: Uint32Array): Uint32Array {
  const folded = Array.from(names, fold)
  const placeOf = new Map([...new Set(folded)].sort().map((name, place) => [name, place]))
  const places = Uint32Array.from(folded, (name) => placeOf.get(name)!)
  return nameOf.map((name) => places[name]!)
}
