/** Without what looks alike: no 0 and O, no 1, I and L, no U that might make words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16

/** Sixteen letters in fours out of random bytes: more than 78 bits, which nobody guesses. */
export function giftCardCode(bytes: Uint8Array): string {
  // Bytes beyond the last whole round are left out, so that every letter is as likely.
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % letters.length)).slice(0, length)
  if (fair.length < length) throw new Error('too few random bytes')
  const text = fair.map((byte) => letters[byte % letters.length]).join('')
  return text.match(/.{4}/g)!.join('-')
}

/** As people type it: any case, with or without dashes and spaces. Undefined when it cannot be a code. */
export function readGiftCardCode(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s\-–.]/g, '')
  const isCode = plain.length === length && Array.from(plain).every((letter) => letters.includes(letter))
  return isCode ? plain.match(/.{4}/g)!.join('-') : undefined
}
