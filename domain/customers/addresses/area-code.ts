import { formFormats } from '#domain/platform/country/form-formats.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { normalisePhone } from './address-fields.ts'

/** Argentina's area codes of three digits; Buenos Aires has two, every other place four. */
const threeDigits = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 351 353 358 362 364 ' +
    '370 376 379 380 381 383 385 387 388'
  ).split(' '),
)
const nationalDigits = 10

function codeLength(digits: string): number {
  if (digits.startsWith('11')) return 2
  return threeDigits.has(digits.slice(0, 3)) ? 3 : 4
}

/**
 * Splits a phone typed into one field into area code and number (U58). If it is too short for an area code, the prefix
 * stays empty and the address rules report it.
 */
export function splitPhone(text: string, country: OpenCountry): { prefix: string; phone: string } {
  // Behind a printed '+56 9' some people type the rest alone.
  if (country === 'cl' && /^\d{8}$/.test(normalisePhone(text, country))) {
    return { prefix: '', phone: `9${normalisePhone(text, country)}` }
  }
  if (formFormats[country].phone.prefix === null) return { prefix: '', phone: text }
  // Internationally a 9 precedes a mobile number's area code; nationally a 0 does, with 15 after the code.
  const plain = normalisePhone(text, country).replace(/^[09]/, '')
  const length = codeLength(plain)
  const local = plain.slice(length)
  const digits = plain.length === nationalDigits + 2 && local.startsWith('15') ? local.slice(2) : local
  if (plain.length < nationalDigits) return { prefix: '', phone: plain }
  return { prefix: plain.slice(0, length), phone: digits }
}
