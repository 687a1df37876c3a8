import { isCuit, isNit, isRut } from './check-digits.ts'
import type { OpenCountry } from './country.ts'
import { taxIdLabels } from './legal-identity.ts'

const checks: Readonly<Record<OpenCountry, (text: string) => boolean>> = { ar: isCuit, cl: isRut, co: isNit }
const examples: Readonly<Record<OpenCountry, string>> = { ar: '30-71999000-9', cl: '76.111.222-8', co: '901.999.200-2' }

/** Why a number is no tax id of a country; undefined for one whose check digit is right. It stands under every page. */
export function taxIdFault(country: OpenCountry, text: string): string | undefined {
  const plain = text.replaceAll(/[\s.\-–]/g, '').toUpperCase()
  if (checks[country](plain)) return undefined
  return `is no ${taxIdLabels[country]}: its check digit does not fit; one looks like ${examples[country]}`
}
