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

type SkuTable = { skuHashes: Uint32Array; skuDocs: Uint32Array }

function docsOf({ skuHashes, skuDocs }: SkuTable, sku: string): Uint32Array | null {
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

const [minLength, maxLength] = [4, 40]
/** More words are a sentence. */
const maxWords = 8
/** A sku may be copied with gaps: VS 1000 M0. */
const maxPieces = 4
const size = String.raw`(?:x{0,4}[sl]|[2-5]xl|m|u|[1-5]?\d(?:[.,]5)?)`
/** What is sold is often a sku with its size: VS-1000-M0-XL. */
const sizeAtEnd = new RegExp(`^(.{4,})[-_/ .]${size}$`, 'iu')

const isCode = (text: string, isAlone: boolean) =>
  text.length >= minLength && text.length <= maxLength && /\d/.test(text) && (isAlone || /\p{L}/u.test(text))

/**
 * The product whose sku a search contains, written as it may be copied: with gaps or other signs, with a size at its
 * end, beside other words. Numbers alone are a sku only when nothing else is typed: beside words they are amounts.
 */
export function docsOfSku(table: SkuTable, query: string): Uint32Array | null {
  // A sku contains digits; most searches are excluded here, before anything is computed.
  if (query.length > 160 || !/\d/.test(query)) return null
  const words = query
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
  if (words.length > maxWords) return null
  for (let length = Math.min(maxPieces, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const text = words.slice(from, from + length).join(' ')
      if (!isCode(text, length === words.length)) continue
      const found = docsOf(table, text) ?? docsWithoutSize(table, text)
      if (found) return found
    }
  }
  return null
}

function docsWithoutSize(table: SkuTable, text: string): Uint32Array | null {
  const [, sku] = sizeAtEnd.exec(text) ?? []
  return sku !== undefined && /\d/.test(sku) && /\p{L}/u.test(sku) ? docsOf(table, sku) : null
}
