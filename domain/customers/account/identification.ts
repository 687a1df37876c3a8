import { formFormats } from '#domain/platform/country/form-formats.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isRut } from '#domain/platform/country/check-digits.ts'

/** Removes the dots, spaces and hyphens people type in documents (OP-066). */
export function normaliseIdentification(text: string, type: string): string {
  const plain = text.replaceAll(/[\s.\-–]/g, '').toUpperCase()
  return type === 'RUT' && plain.length === 8 ? `0${plain}` : plain
}

/** Whether a normalised document is valid in its country (VAL-11, VAL-14, VAL-16, VAL-17). */
export function isIdentification(country: OpenCountry, type: string, text: string): boolean {
  const format = formFormats[country].idTypes.find(({ code }) => code === type)
  if (!format || !new RegExp(format.pattern).test(text)) return false
  return format.check !== 'rut' || isRut(text)
}
