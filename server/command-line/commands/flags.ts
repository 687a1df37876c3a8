import { inTransaction } from '#db/connection/transaction.ts'
import {
  changeFlag,
  emptyConfig,
  flagValueFrom,
  type Audience,
  type FlagConfig,
} from '#domain/content/flags/flag-config.ts'
import { compareVariants, minBuyers, minVisitors } from '#domain/content/experiments/two-proportions.ts'
import { flagKeys, flagTable, initialFlags, isFlagKey, shopSdkKey } from '#domain/content/flags/flags.ts'
import { experimentsRepository } from '#server/content/experiments/repository.ts'
import { flagsRepository } from '#server/content/flags/repository.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'

function audienceFrom(values: Values): Audience {
  const [percent, country, customers] = ['percent', 'country', 'customers'].map((name) => textOf(values, name))
  if ([percent, country, customers].filter((chosen) => chosen !== undefined).length > 1)
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
      const stored = (await flags.configOf(shopSdkKey))?.body as FlagConfig | undefined
      await flags.write(shopSdkKey, changeFlag(stored ?? emptyConfig, flag, value, audience), acting.now)
      await writeAudit(tx, acting, 'set-flag', `${flag} = ${text}, ${JSON.stringify(audience)}`)
    })
    const { of: whom, ...which } = audience
    say(`${flag} is ${text} for ${whom === 'everybody' ? whom : `${whom} ${Object.values(which).join()}`}.`)
  },
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`

export const experimentCommand: Command = {
  name: 'experiment',
  usage: 'FLAG',
  summary: 'How each variant of a flag sells, from orders, with a 95 % interval',
  details: [
    'Visitors who met a variant of a split (set-flag … --percent), and who of them bought afterwards.',
    'Says so when there is too little data to tell a difference from chance.',
  ],
  examples: ['experiment new_login_front_flag'],
  takes: ['FLAG'],
  options: {},
  async run({ db, say }, [flag = '']) {
    if (!isFlagKey(flag)) throw new OperatorRefusal(`There is no flag ${flag}. Flags: ${flagKeys.join(', ')}.`)
    const variants = await experimentsRepository(db).variantsOf(flag)
    if (variants.length === 0) return say(`Nobody has met a variant of ${flag} yet.`)
    for (const { name, visitors, buyers } of variants)
      say(`${name}: ${visitors} visitors, ${buyers} bought (${percent(visitors === 0 ? 0 : buyers / visitors)})`)
    const base = variants.find(({ name }) => name === String(initialFlags[flag])) ?? variants[0]!
    for (const other of variants.filter((variant) => variant !== base)) {
      const { difference, low, high, isEnough, isClear } = compareVariants(base, other)
      const interval = `${percent(difference)} (95 %: ${percent(low)} to ${percent(high)})`
      const verdict = !isEnough
        ? `too little data: each variant needs ${minVisitors} visitors and ${minBuyers} buyers`
        : isClear
          ? 'a difference'
          : 'no difference that chance could not make'
      say(`${other.name} against ${base.name}: ${interval}; ${verdict}.`)
    }
    return undefined
  },
}
