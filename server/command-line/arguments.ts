import { parseArgs } from 'node:util'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { isOpenCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { isDay } from '#domain/platform/dates.ts'
import type { Values, Command } from './command.ts'

/** `--now` without a value stands for its default. */
function fillBare(args: readonly string[], bare: Command['bare'] = {}): string[] {
  return args.map((arg, at) => {
    const defaultValue = arg.startsWith('--') ? bare[arg.slice(2)] : undefined
    const next = args[at + 1]
    return defaultValue !== undefined && (next === undefined || next.startsWith('-')) ? `${arg}=${defaultValue}` : arg
  })
}

/** Parses what was typed after a command, or refuses it with an explanation. */
export function readArguments(command: Command, args: readonly string[]): { positionals: string[]; values: Values } {
  const options = {
    ...command.options,
    ...(command.isDangerous !== undefined && { force: { type: 'boolean' as const } }),
  }
  const hint = `Usage: npm run shop -- ${command.name} ${command.usage}`.trim()
  let parsed
  try {
    parsed = parseArgs({ args: fillBare(args, command.bare), options, allowPositionals: true, strict: true })
  } catch (error) {
    const [first] = (error as Error).message.split('. To specify')
    throw new OperatorRefusal(`${first!.replace(/\.$/, '')}. ${hint}`)
  }
  const positionals = parsed.positionals
  if (positionals.length < command.takes.length) {
    throw new OperatorRefusal(`${command.takes[positionals.length]} is missing. ${hint}`)
  }
  const maxPositionals = command.takesMore ? Infinity : command.takes.length + (command.mayTake?.length ?? 0)
  if (positionals.length > maxPositionals) {
    throw new OperatorRefusal(`"${positionals[maxPositionals]}" is one word too many. ${hint}`)
  }
  return { positionals, values: parsed.values }
}

export function wholeNumber(text: string, what: string, { from = 0, to = 2_147_483_647 } = {}): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < from || number > to) {
    throw new OperatorRefusal(`${what} must be a whole number from ${from} to ${to}; "${text}" is not.`)
  }
  return number
}

export function countryFrom(text: string | undefined): OpenCountry {
  if (isOpenCountry(text)) return text
  const which = openCountries.join(', ')
  throw new OperatorRefusal(
    text === undefined ? `--country is missing: one of ${which}.` : `There is no store "${text}": one of ${which}.`,
  )
}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** One of a list, or a sentence that names the list. */
export function oneOf<T extends string>(list: readonly T[], text: string, what: string): T {
  const found = list.find((one) => one === text)
  if (found === undefined) throw new OperatorRefusal(`${what} must be one of ${list.join(', ')}; "${text}" is not.`)
  return found
}

/** The same for an option that may be left out. */
export function choiceOf<T extends string>(values: Values, name: string, list: readonly T[]): T | undefined {
  const text = textOf(values, name)
  return text === undefined ? undefined : oneOf(list, text, `--${name}`)
}

/** Several of a list, with commas between them. */
export function choicesOf<T extends string>(values: Values, name: string, list: readonly T[]): T[] | undefined {
  return listOf(values, name)?.map((text) => oneOf(list, text, `--${name}`))
}

/** Texts with commas between them. */
export function listOf(values: Values, name: string): string[] | undefined {
  const texts = textOf(values, name)
    ?.split(',')
    .map((text) => text.trim())
  if (texts?.some((text) => text === '')) throw new OperatorRefusal(`--${name} has an empty place in its list.`)
  return texts
}

export const countryOf = (values: Values): OpenCountry | undefined => {
  const text = textOf(values, 'country')
  return text === undefined ? undefined : countryFrom(text)
}

export function numberOf(values: Values, name: string, range?: { from?: number; to?: number }): number | undefined {
  const text = textOf(values, name)
  return text === undefined ? undefined : wholeNumber(text, `--${name}`, range)
}

export function dayOf(values: Values, name: string): string | undefined {
  const text = textOf(values, name)
  if (text === undefined || isDay(text)) return text
  throw new OperatorRefusal(`--${name} must be a day such as 2026-11-30; "${text}" is not.`)
}

/** An amount of the store's money as people write it on a terminal, `4990` or `4990.50`, in minor units. */
export function amountOf(values: Values, name: string, country: OpenCountry): number | undefined {
  const text = textOf(values, name)
  if (text === undefined) return undefined
  const { currency, currencyExponent } = countryProfiles[country]
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || cents.length > currencyExponent) {
    const example = currencyExponent === 0 ? '4990' : '4990 or 4990.50'
    throw new OperatorRefusal(`--${name} must be an amount in ${currency} such as ${example}; "${text}" is not.`)
  }
  return Number(whole + cents.padEnd(currencyExponent, '0'))
}
