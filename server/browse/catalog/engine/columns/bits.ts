/** A set of products: bit `doc & 31` of word `doc >>> 5`. */
export type Bits = Uint32Array

export const wordsFor = (count: number) => (count + 31) >>> 5
export const hasBit = (bits: Bits, doc: number) => ((bits[doc >>> 5]! >>> (doc & 31)) & 1) === 1

export function setBit(bits: Bits, doc: number): void {
  bits[doc >>> 5]! |= 1 << (doc & 31)
}

function clearBit(bits: Bits, doc: number): void {
  bits[doc >>> 5]! &= ~(1 << (doc & 31))
}

export function putBit(bits: Bits, doc: number, isSet: boolean): void {
  if (isSet) setBit(bits, doc)
  else clearBit(bits, doc)
}

/** The position of the lowest bit of a word that is not 0. */
export const lowestBit = (word: number) => 31 - Math.clz32(word & -word)
