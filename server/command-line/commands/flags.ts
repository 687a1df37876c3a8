import { flagValueFrom, type Audience } from '#domain/content/flags/flag-config.ts'
import { minBuyers, minVisitors } from '#domain/content/experiments/two-proportions.ts'
import { flagKeys, flagTable, isFlagKey } from '#domain/content/flags/flags.ts'
import { readExperiment } from '#server/content/experiments/compare.ts'
import { setFlag } from '#server/content/flags/set-flag.ts'
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
    await setFlag(db, { flag, value, audience }, acting)
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
    const experiment = await readExperiment(db, flag)
    if (!experiment) return say(`Nobody has met a variant of ${flag} yet.`)
    const { variants, base, comparisons } = experiment
    for (const { name, visitors, buyers } of variants)
      say(`${name}: ${visitors} visitors, ${buyers} bought (${percent(visitors === 0 ? 0 : buyers / visitors)})`)
    for (const { name, difference, low, high, isEnough, isClear } of comparisons) {
      const interval = `${percent(difference)} (95 %: ${percent(low)} to ${percent(high)})`
      const verdict = !isEnough
        ? `too little data: each variant needs ${minVisitors} visitors and ${minBuyers} buyers`
        : isClear
          ? 'a difference'
          : 'no difference that chance could not make'
      say(`${name} against ${base}: ${interval}; ${verdict}.`)
    }
    return undefined
  },
}
