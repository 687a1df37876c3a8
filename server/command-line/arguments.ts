import { parseArgs } from 'node:util'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { isOpenCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
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
