/** Many short texts one after another in UTF-8, and where each begins. */
export type PackedTexts = { bytes: Uint8Array; offsets: Uint32Array }

export function packTexts(texts: readonly string[]): PackedTexts {
  const bytes = new TextEncoder().encode(texts.join(''))
  const offsets = new Uint32Array(texts.length + 1)
  let at = 0
  for (const [index, text] of texts.entries()) {
    at += Buffer.byteLength(text)
    offsets[index + 1] = at
  }
  return { bytes, offsets }
}

/**
 * Code point order, which is the order of UTF-8 bytes; the default order of JavaScript differs beyond the first plane.
 */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return Buffer.compare(Buffer.from(one), Buffer.from(other))
}
