const digits = (text: string) => Array.from(text, Number)
const weigh = (text: string, weights: readonly number[]) =>
  digits(text).reduce((sum, digit, index) => sum + digit * weights[index]!, 0)

/** Chile: 7 or 8 digits and a check digit (0-9 or K), without dots or hyphen; the body may be padded with a zero. */
export function isRut(text: string): boolean {
  if (!/^\d{7,8}[\dK]$/.test(text)) return false
  const body = text.slice(0, -1).padStart(8, '0')
  const rest = 11 - (weigh(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return text.at(-1) === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest))
}

/**
 * Argentina, CUIT/CUIL: two digits of kind, the document, a check digit. When the sum yields 10, the tax office assigns
 * another prefix with 9 (or 4); accepting both refuses no valid number.
 */
export function isCuit(text: string): boolean {
  if (!/^(20|23|24|27|30|33|34)\d{9}$/.test(text)) return false
  const rest = 11 - (weigh(text.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  const check = Number(text.at(-1))
  return rest === 11 ? check === 0 : rest === 10 ? check === 9 || check === 4 : check === rest
}

const tens = (sum: number) => (10 - (sum % 10)) % 10

/** Argentina, CBU (and CVU): bank, branch and a check digit; account and a check digit; 22 digits in all. */
export function isCbu(text: string): boolean {
  if (!/^\d{22}$/.test(text)) return false
  const bank = tens(weigh(text.slice(0, 7), [7, 1, 3, 9, 7, 1, 3]))
  const account = tens(weigh(text.slice(8, 21), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]))
  return bank === Number(text[7]) && account === Number(text[21])
}

/** Colombia, NIT: up to 15 digits and a check digit, weighted by primes from the right. */
export function isNit(text: string): boolean {
  if (!/^\d{9,16}$/.test(text)) return false
  const primes = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]
  const body = digits(text.slice(0, -1)).toReversed()
  const rest = body.reduce((sum, digit, index) => sum + digit * primes[index]!, 0) % 11
  return Number(text.at(-1)) === (rest > 1 ? 11 - rest : rest)
}
