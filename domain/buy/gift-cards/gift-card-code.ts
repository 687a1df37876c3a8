/** Without look-alikes: no 0 and O, no 1, I and L, and no U, which could form words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** Sixteen letters in groups of four from random bytes: more than 78 bits, which cannot be guessed. */
export function giftCardCode(bytes: Uint8Array): string {
  // Bytes beyond the last full multiple are dropped, so that every letter is equally likely.
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % letters.length)).slice(0, length)
  if (fair.length < length) throw new Error('too few random bytes')
  const text = fair.map((byte) => letters[byte % letters.length]).join('')
  return text.match(/.{4}/g)!.join('-')
}

/** Accepts any case, with or without dashes and spaces. Undefined when it cannot be a code. */
export function readGiftCardCode(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s\-–.]/g, '')
  const isCode = plain.length === length && Array.from(plain).every((letter) => letters.includes(letter))
  return isCode ? plain.match(/.{4}/g)!.join('-') : undefined
}
