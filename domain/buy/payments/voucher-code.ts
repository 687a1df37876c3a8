/** The Luhn check digit: it detects a code that was read out or typed wrongly. */
function luhnDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 0 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return String((10 - (sum % 10)) % 10)
}

const length = 16

/** A voucher code from a random number: sixteen digits, the last of which is a check digit. */
export function voucherCode(random: bigint): string {
  const digits = (random % 10n ** BigInt(length - 1)).toString().padStart(length - 1, '0')
  return digits + luhnDigit(digits)
}

export function isVoucherCode(text: string): boolean {
  return /^\d{16}$/.test(text) && luhnDigit(text.slice(0, -1)) === text.at(-1)
}
