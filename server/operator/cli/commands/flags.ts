import { inTransaction } from '#db/transaction.ts'
import { changeFlag, emptyConfig, flagValueFrom, type Audience, type FlagConfig } from '#domain/flags/flag-config.ts'
import { flagKeys, flagTable, isFlagKey, shopSdkKey } from '#domain/flags/flags.ts'
import { flagsRepository } from '#server/flags/repository.ts'
import { writeAudit } from '#server/operator/audit.ts'
import { OperatorRefusal } from '#server/operator/refusal.ts'
import { countryFrom, textOf } from '../arguments.ts'
import type { Command, Values } from '../command.ts'

function audienceFrom(values: Values): Audience {
  const [percent, country, customers] = ['percent', 'country', 'customers'].map((name) => textOf(values, name))
  if ([percent, country, customers].filter((given) => given !== undefined).length > 1)
    throw new OperatorRefusal('Give one of --percent, --country and --customers.')
  if (percent !== undefined) {
    if (!/^\d{1,3}$/.test(percent) || Number(percent) > 100) throw new OperatorRefusal('--percent is 0 to 100.')
    return { of: 'percent', percent: Number(percent) }
  }
  if (country !== undefined) return { of: 'country', country: countryFrom(country) }
  if (customers === undefined) return { of: 'everybody' }
  if (!/^\d+(,\d+)*$/.test(customers)) throw new OperatorRefusal('--customers takes ids with commas: 12,15')
  return { of: 'customers', ids: customers.split(',') }
}

export const setFlagCommand: Command = {
  name: 'set-flag',
  usage: 'FLAG VALUE [--percent N | --country ar|cl|co | --customers ID,ID]',
  summary: 'Change a feature flag for everybody, or for some',
  details: [
    ...flagKeys.map((key) => `${key}: ${flagTable[key].values.join(', ')}`),
    'Without an option it is the value of everybody, and what was set for some is forgotten.',
    'Every node answers with it at once; open browsers follow within a minute.',
  ],
  examples: ['set-flag new_login_front_flag true --percent 50', 'set-flag bff_flag off --country co'],
  takes: ['FLAG', 'VALUE'],
  options: { percent: { type: 'string' }, country: { type: 'string' }, customers: { type: 'string' } },
  async run({ db, acting, say }, [flag = '', text = ''], values) {
    if (!isFlagKey(flag)) throw new OperatorRefusal(`There is no flag ${flag}. Flags: ${flagKeys.join(', ')}.`)
    const value = flagValueFrom(flag, text)
    if (value === undefined) throw new OperatorRefusal(`${flag} is one of ${flagTable[flag].values.join(', ')}.`)
    const audience = audienceFrom(values)
    await inTransaction(db, async (tx) => {
      const flags = flagsRepository(tx)
      const held = (await flags.configOf(shopSdkKey))?.body as FlagConfig | undefined
      await flags.write(shopSdkKey, changeFlag(held ?? emptyConfig, flag, value, audience), acting.now)
      await writeAudit(tx, acting, 'set-flag', `${flag} = ${text}, ${JSON.stringify(audience)}`)
    })
    const { of: whom, ...which } = audience
    say(`${flag} is ${text} for ${whom === 'everybody' ? whom : `${whom} ${Object.values(which).join()}`}.`)
  },
}
