import type { ChunkedNumbers } from './chunked-numbers.ts'
import type { TextIndexData } from '../types.ts'

type Postings = Pick<TextIndexData, 'listOffsets' | 'postingDocs' | 'postingImpacts'>

/**
 * Converts postings by document to postings by list: counts first, then lays them out. Documents stay in order within
 * each list.
 */
export function buildPostings(
  postings: ChunkedNumbers,
  ends: ChunkedNumbers,
  rankOf: Int32Array,
  terms: number,
): Postings {
  const listOf = (packed: number) => rankOf[packed >>> 9]! * 2 + ((packed >>> 8) & 1)
  const chunks = postings.chunks()
  const listOffsets = new Uint32Array(terms * 2 + 1)
  for (const chunk of chunks) for (const packed of chunk) listOffsets[listOf(packed) + 1]!++
  for (let list = 1; list < listOffsets.length; list++) listOffsets[list]! += listOffsets[list - 1]!

  const next = listOffsets.slice()
  const postingDocs = new Uint32Array(postings.length())
  const postingImpacts = new Uint8Array(postings.length())
  const endChunks = ends.chunks()
  let [doc, read, chunkOfEnd, atEnd] = [0, 0, 0, 0]
  let end = endChunks[0]?.[0] ?? 0
  for (const chunk of chunks) {
    for (const packed of chunk) {
      while (read >= end) {
        doc++
        atEnd++
        if (atEnd === endChunks[chunkOfEnd]!.length) {
          chunkOfEnd++
          atEnd = 0
        }
        end = endChunks[chunkOfEnd]![atEnd]!
      }
      const to = next[listOf(packed)]!++
      postingDocs[to] = doc
      postingImpacts[to] = packed & 255
      read++
    }
  }
  return { listOffsets, postingDocs, postingImpacts }
}
