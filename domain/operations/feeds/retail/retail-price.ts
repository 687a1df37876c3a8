import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { maxPrice } from '../money.ts'

type Money = Pick<CountryProfile, 'currency' | 'currencyExponent'>

/** How each currency is written beside an amount, without spaces. */
const marks: Readonly<Record<CountryProfile['currency'], readonly string[]>> = {
  ARS: ['$', 'ARS', 'AR$', 'ARS$', '$ARS', 'PESOS'],
  CLP: ['$', 'CLP', 'CL$', 'CLP$', '$CLP', 'PESOS'],
  COP: ['$', 'COP', 'CO$', 'COL$', 'COP$', '$COP', 'PESOS'],
}

/** `45.990.-` */
const dashes = /[.,]?[-–]{1,2}$/

/**
 * The digits of an amount, and its decimals. A separator with three digits after it stands for thousands, one with one
 * or two for decimals; where both are possible there is no answer, unless `decimals` says what separates cents.
 */
function digitsOf(number: string, decimals: '.' | ',' | undefined): { whole: string; cents: string } | undefined {
  const lastPoint = number.lastIndexOf('.')
  const lastComma = number.lastIndexOf(',')
  if (lastPoint === -1 && lastComma === -1) return { whole: number, cents: '' }
  const last = lastPoint > lastComma ? '.' : ','
  const hasBoth = lastPoint !== -1 && lastComma !== -1
  const parts = number.split(last)
  const end = parts.at(-1)!
  const isDecimal = hasBoth || (parts.length === 2 && (decimals === last || end.length !== 3))
  if (isDecimal) {
    if (parts.length !== 2 || (decimals !== undefined && decimals !== last)) return undefined
    const whole = wholeOf(parts[0]!, last === '.' ? ',' : '.')
    return whole === undefined ? undefined : { whole, cents: end }
  }
  if (decimals === last) return undefined
  const whole = wholeOf(number, last)
  return whole === undefined ? undefined : { whole, cents: '' }
}

/** 1.234.567 → 1234567, if its groups are those of thousands. */
function wholeOf(number: string, separator: '.' | ','): string | undefined {
  const groups = number.split(separator)
  if (groups.length === 1) return number
  const [first = '', ...others] = groups
  const isRight = /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group))
  return isRight ? groups.join('') : undefined
}

/**
 * An amount as people write it (`$ 45.990`, `45.990,00 ARS`, `45990`, `45,990.00`) in minor units, or what is wrong with
 * it. Without a currency it is the store's. What can be read in two ways is not read.
 */
export function readRetailPrice(
  text: string,
  { currency, currencyExponent }: Money,
  decimals?: '.' | ',',
): number | string {
  const compact = text.replaceAll(/\s/g, '').replace(dashes, '')
  const found = /^([^\d.,]{0,6})(\d[\d.,]{0,24})([^\d.,]{0,6})$/.exec(compact)
  if (!found) return `"${text}" is not a price`
  const [, before = '', number = '', after = ''] = found
  for (const mark of [before, after]) {
    if (mark === '' || marks[currency].includes(mark.toUpperCase())) continue
    return /^[\p{L}\p{Sc}]+$/u.test(mark)
      ? `"${text}" is not in ${currency}, the currency of the store`
      : `"${text}" is not a price`
  }
  const digits = /\d$/.test(number) ? digitsOf(number, decimals) : undefined
  if (!digits) return `"${text}" can be read in more than one way; write it like 45990 or 45990.00`
  const { whole, cents } = digits
  if (/[1-9]/.test(cents.slice(currencyExponent))) {
    return `"${text}" has more decimals than ${currency} has (${currencyExponent})`
  }
  const amount = Number(`${whole}${cents.slice(0, currencyExponent).padEnd(currencyExponent, '0')}`)
  if (amount === 0) return `"${text}" is nothing: a price is above 0`
  return amount > maxPrice ? `"${text}" is more than a price can be` : amount
}

/** Whether a cell of a second price says that there is none: `0`, `0,00`, `-`. */
export const saysNoPrice = (text: string): boolean => /^(\$?0+([.,]0+)?|-+)?$/.test(text.replaceAll(/\s/g, ''))
