/**
 * Which letters a word has: a bit for each of a to z and five for the rest. One typo changes at most two bits, so words
 * that differ in more bits need not be compared letter by letter.
 */
export function letterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 5))
  }
  return mask >>> 0
}

export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
