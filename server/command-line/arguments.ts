import { parseArgs } from 'node:util'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { isOpenCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Values, Command } from './command.ts'

/** `--now` alone stands for its usual value. */
function fillBare(args: readonly string[], bare: Command['bare'] = {}): string[] {
  return args.map((arg, at) => {
    const usual = arg.startsWith('--') ? bare[arg.slice(2)] : undefined
    const next = args[at + 1]
    return usual !== undefined && (next === undefined || next.startsWith('-')) ? `${arg}=${usual}` : arg
  })
}

/** What was typed after a command, or a sentence about what is wrong with it. */
export function readArguments(command: Command, args: readonly string[]): { given: string[]; values: Values } {
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
  const given = parsed.positionals
  if (given.length < command.takes.length) {
    throw new OperatorRefusal(`${command.takes[given.length]} is missing. ${hint}`)
  }
  const most = command.takes.length + (command.mayTake?.length ?? 0)
  if (given.length > most) {
    throw new OperatorRefusal(`"${given[most]}" is one word too many. ${hint}`)
  }
  return { given, values: parsed.values }
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
