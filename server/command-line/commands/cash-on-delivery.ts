import { changeCash, readCash } from '#server/buy/payments/cash-on-delivery/change-cash.ts'
import { refuseParcel } from '#server/buy/payments/cash-on-delivery/confirm-takings.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { amountOf, countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { jsonOption, money, print, reasonOption } from '#server/command-line/output.ts'
import { reasonFrom } from './payments.ts'

export const paymentCashCommand: Command = {
  name: 'payment-cash',
  usage: 'COUNTRY [--max N | --none | --remove] [--region R] [--json]',
  summary: 'Where a store takes cash at the door, and up to what sum',
  details: [
    '--max      orders that cost up to this may be paid at the door',
    '--region   in a region, by name or number; without it everywhere that has no row of its own',
    '--none     not there; --remove: the rule of everywhere holds there again',
    'Not for pickup, gift cards and memberships. What was taken is noted by payment confirm, a parcel that came back by parcel-refused.',
  ],
  examples: ['payment cash cl --max 150000', 'payment cash cl --region Magallanes --none', 'payment cash cl --json'],
  takes: ['COUNTRY'],
  options: {
    max: { type: 'string' },
    region: { type: 'string' },
    none: { type: 'boolean' },
    remove: { type: 'boolean' },
    ...jsonOption,
  },
  async run({ db, acting, say }, [code], values) {
    const country = countryFrom(code)
    const amount = amountOf(values, 'max', country)
    const wishes = [
      ...(amount === undefined ? [] : [amount]),
      ...(values.none === true ? (['none'] as const) : []),
      ...(values.remove === true ? (['unsaid'] as const) : []),
    ]
    const [max] = wishes
    if (wishes.length > 1) throw new OperatorRefusal('Only one of --max, --none and --remove can be said at a time.')
    if (amount === 0) throw new OperatorRefusal('--max must be more than nothing; --none takes no cash there.')
    if (max !== undefined) await changeCash(db, { country, regionName: textOf(values, 'region'), max }, acting)
    const rules = await readCash(db, country)
    print({ say }, values, { country, rules }, () => {
      if (rules.length === 0) say(`${country}  takes no cash at the door`)
      for (const { region, maxAmount } of rules)
        say(
          `${country}  ${region ?? 'everywhere'}: ${maxAmount === null ? 'no' : `up to ${money(maxAmount, country)}`}`,
        )
    })
  },
}

export const parcelRefusedCommand: Command = {
  name: 'parcel-refused',
  usage: 'ORDER_NR --reason TEXT [--json]',
  summary: 'Note that a parcel to be paid at the door came back: its goods are for sale again',
  details: ['The order is cancelled, with a mail to its buyer; wallet money and coupons go back.'],
  examples: ['parcel-refused 7K3Q9XMD --reason "No atendió nadie en dos visitas"'],
  takes: ['ORDER_NR'],
  options: { ...reasonOption, ...jsonOption },
  async run({ db, acting, say }, [typed], values) {
    const orderNr = typed!.toUpperCase()
    await refuseParcel(db, { orderNr, reason: reasonFrom(values) }, acting)
    print({ say }, values, { order: orderNr, status: 'cancelled' }, () => say(`Order ${orderNr} is cancelled.`))
  },
}
