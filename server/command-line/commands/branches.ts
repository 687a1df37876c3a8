import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Handle } from '#db/connection/handle.ts'
import { closeBranch, listBranches, setBranch } from '#server/buy/shipping/change-branches.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'

const json = { json: { type: 'boolean' } } as const

async function report(db: Handle, say: (text: string) => void, country: OpenCountry | undefined, values: Values) {
  const branches = await listBranches(db, country)
  if (values.json === true) return say(JSON.stringify(branches, null, 2))
  for (const { country: code, name, address, city, hours, drop_off: dropOff, active } of branches) {
    const notes = [active ? '' : 'closed', dropOff ? '' : 'takes no returns'].filter(Boolean)
    say(`${code}  ${name}: ${address}, ${city}. ${hours}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`)
  }
  if (branches.length === 0) say('No branches: orders are sent, returns are collected at home.')
}

export const branchListCommand: Command = {
  name: 'branch-list',
  usage: '[COUNTRY] [--json]',
  summary: 'The branches where orders are picked up and returns dropped off',
  details: [],
  examples: ['branch list', 'branch list cl --json'],
  takes: [],
  mayTake: ['COUNTRY'],
  options: json,
  run: ({ db, say }, [code], values) => report(db, say, code === undefined ? undefined : countryFrom(code), values),
}

function switchOf(values: Values, name: string): boolean | undefined {
  const text = textOf(values, name)
  if (text === undefined) return undefined
  if (text !== 'yes' && text !== 'no') throw new OperatorRefusal(`--${name} is yes or no; "${text}" is not.`)
  return text === 'yes'
}

export const branchSetCommand: Command = {
  name: 'branch-set',
  usage:
    'COUNTRY NAME [--city CITY] [--region REGION] [--address TEXT] [--postcode CODE] [--hours TEXT] [--drop-off yes|no] [--active yes|no] [--json]',
  summary: 'Open a branch, or change the one of that name',
  details: [
    'A new one needs --city, --address and --hours. What is left out stays.',
    '--region     tells two cities of one name apart',
    '--drop-off   whether it takes returns',
  ],
  examples: [
    'branch set cl "Calandria Ñuñoa" --city Ñuñoa --address "Irarrázaval 2401" --hours "Lunes a viernes de 10 a 19 h"',
    'branch set cl "Calandria Ñuñoa" --drop-off no',
  ],
  takes: ['COUNTRY', 'NAME'],
  options: {
    city: { type: 'string' },
    region: { type: 'string' },
    address: { type: 'string' },
    postcode: { type: 'string' },
    hours: { type: 'string' },
    'drop-off': { type: 'string' },
    active: { type: 'string' },
    ...json,
  },
  async run({ db, acting, say }, [code, name], values) {
    const country = countryFrom(code)
    const change = {
      city: textOf(values, 'city'),
      region: textOf(values, 'region'),
      address: textOf(values, 'address'),
      postcode: textOf(values, 'postcode'),
      hours: textOf(values, 'hours'),
      drop_off: switchOf(values, 'drop-off'),
      active: switchOf(values, 'active'),
    }
    await setBranch(db, country, name!, change, acting)
    await report(db, say, country, values)
  },
}

export const branchRemoveCommand: Command = {
  name: 'branch-remove',
  usage: 'COUNTRY NAME [--json]',
  summary: 'Close a branch: nothing new is picked up or dropped off there',
  details: ['Its row stays for the orders and returns that lead to it.'],
  examples: ['branch remove cl "Calandria Ñuñoa"'],
  takes: ['COUNTRY', 'NAME'],
  options: json,
  async run({ db, acting, say }, [code, name], values) {
    const country = countryFrom(code)
    await closeBranch(db, country, name!, acting)
    await report(db, say, country, values)
  },
}
