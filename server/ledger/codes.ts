import { randomInt } from 'node:crypto'

/** Without 0, O, 1 and I, which people confuse when they read a number aloud. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `R` and ten letters: a number nobody guesses (50 bits), in capitals as coupon codes must be. */
export function newCode(prefix: string): string {
  let code = prefix
  for (let at = 0; at < 10; at++) code += letters[randomInt(letters.length)]!
  return code
}
