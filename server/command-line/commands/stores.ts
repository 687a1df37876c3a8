import { countryFrom } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import type { Handle } from '#db/connection/handle.ts'
import { listStores, setDefaultStore, switchStore } from '#server/platform/brand/change-stores.ts'

const json = { json: { type: 'boolean' } } as const

async function report(db: Handle, say: (text: string) => void, isJson: boolean): Promise<void> {
  const stores = await listStores(db)
  if (isJson) return say(JSON.stringify(stores, null, 2))
  for (const { code, name, storeId, enabled, isDefault } of stores) {
    say(`${code}  ${enabled ? 'on ' : 'off'}  ${name} (${storeId})${isDefault ? ', the default' : ''}`)
  }
}

export const storeListCommand: Command = {
  name: 'store-list',
  usage: '[--json]',
  summary: 'Every store, on or off, and which is the default',
  details: [],
  examples: ['store list', 'store list --json'],
  takes: [],
  options: json,
  run: ({ db, say }, _given, values) => report(db, say, values.json === true),
}

const switching = (enabled: boolean): Command => {
  const word = enabled ? 'on' : 'off'
  return {
    name: `store-${word}`,
    usage: 'COUNTRY [--json]',
    summary: enabled ? 'Open a store' : 'Close a store: no picker, host, site map, feed or job has it any more',
    details: enabled
      ? []
      : ['Its orders stay: they are paid, shipped and returned like before, and their customers get their mails.'],
    examples: [`store ${word} co`],
    takes: ['COUNTRY'],
    options: json,
    async run({ db, acting, say }, [code], values) {
      await switchStore(db, countryFrom(code), enabled, acting)
      await report(db, say, values.json === true)
    },
  }
}

export const storeOnCommand = switching(true)
export const storeOffCommand = switching(false)

export const storeDefaultCommand: Command = {
  name: 'store-default',
  usage: 'COUNTRY [--json]',
  summary: 'The store of a visitor about whom nothing is known',
  details: [],
  examples: ['store default cl'],
  takes: ['COUNTRY'],
  options: json,
  async run({ db, acting, say }, [code], values) {
    await setDefaultStore(db, countryFrom(code), acting)
    await report(db, say, values.json === true)
  },
}
