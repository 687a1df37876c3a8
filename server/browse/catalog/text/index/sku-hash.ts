import { foldWord } from '#domain/browse/search/spelling/fold-word.ts'
import { hashText } from '#domain/platform/random.ts'

/** A sku without dashes and case, as a hash: eight bytes per product are enough to find it. */
export const skuHash = (sku: string): number => hashText(foldWord(sku).replaceAll('.', ''))

export function skuTable(hashes: Uint32Array): { skuHashes: Uint32Array; skuDocs: Uint32Array } {
  // Hash and document side by side in one float: sorting numbers is native, sorting with a callback is not.
  const pairs = new Float64Array(hashes.length)
  for (let doc = 0; doc < hashes.length; doc++) pairs[doc] = hashes[doc]! * 2 ** 21 + doc
  pairs.sort()
  const skuHashes = new Uint32Array(hashes.length)
  const skuDocs = new Uint32Array(hashes.length)
  for (let at = 0; at < pairs.length; at++) {
    skuHashes[at] = Math.floor(pairs[at]! / 2 ** 21)
    skuDocs[at] = pairs[at]! % 2 ** 21
  }
  return { skuHashes, skuDocs }
}

/** The product with this sku. */
export function docsOfSku(
  { skuHashes, skuDocs }: { skuHashes: Uint32Array; skuDocs: Uint32Array },
  query: string,
): Uint32Array | null {
  const sku = query.trim()
  // A sku contains digits; most searches are excluded here, before anything is computed.
  if (sku.length < 4 || sku.length > 40 || !/\d/.test(sku) || /\s/.test(sku)) return null
  const hash = skuHash(sku)
  let low = 0
  let high = skuHashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (skuHashes[middle]! < hash) low = middle + 1
    else high = middle
  }
  let end = low
  while (skuHashes[end] === hash) end++
  return end > low ? skuDocs.slice(low, end) : null
}
