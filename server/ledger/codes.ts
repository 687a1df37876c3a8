import { randomInt } from 'node:crypto'

/** Without 0, O, 1 and I, which are easily confused when read aloud. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A prefix such as `R` and ten letters: not guessable (50 bits), in capitals as coupon codes must be. */
export function newCode(prefix: string): string {
  let code = prefix
  for (let at = 0; at < 10; at++) code += letters[randomInt(letters.length)]!
  return code
}
