import { cardSchemes, offerInWords, type CardScheme } from '#domain/buy/payments/instalments.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import {
  addOffer,
  readBanks,
  readOffers,
  removeOffer,
  switchBank,
} from '#server/buy/payments/instalments/change-instalments.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import {
  amountOf,
  choiceOf,
  choicesOf,
  countryFrom,
  dayOf,
  listOf,
  numberOf,
  textOf,
  wholeNumber,
} from '#server/command-line/arguments.ts'
import type { Command, CommandContext, Values } from '#server/command-line/command.ts'
import { jsonOption, print } from '#server/command-line/output.ts'

const cards = Object.keys(cardSchemes) as CardScheme[]

async function report({ db, say }: Pick<CommandContext, 'db' | 'say'>, country: OpenCountry, values: Values) {
  const rows = await readOffers(db, country)
  const offers = rows.map(({ offer: { announcedOn: _day, bankId: _id, ...offer }, bank, isBankOn }) => {
    return { ...offer, bank, isInForce: isBankOn !== false }
  })
  print({ say }, values, { country, offers }, () => {
    if (offers.length === 0) say(`${country}  nothing is said of cuotas`)
    for (const { id, method, isInForce, fromDay, untilDay, ...offer } of offers) {
      const words = offerInWords({ ...offer, method, from: fromDay, until: untilDay }, country)
      say(`${country}  #${id}  ${words}${method === null ? '' : ` (${method})`}${isInForce ? '' : ': its bank is off'}`)
    }
  })
}

export const instalmentsListCommand: Command = {
  name: 'instalments-list',
  usage: 'COUNTRY [--json]',
  summary: 'What the cards of each bank give in cuotas, as pages and checkouts say it',
  details: [],
  examples: ['instalments list ar', 'instalments list ar --json'],
  takes: ['COUNTRY'],
  options: jsonOption,
  run: (context, [code], values) => report(context, countryFrom(code), values),
}

/** `18` or `78.4`, in hundredths. */
function percentOf(values: Values, name: string, max: number): number | undefined {
  const text = textOf(values, name)
  if (text === undefined) return undefined
  if (!/^\d{1,4}([.]\d{1,2})?$/.test(text) || Number(text) > max)
    throw new OperatorRefusal(`--${name} must be a percentage from 0 to ${max} such as 78.4; "${text}" is not.`)
  return Math.round(Number(text) * 100)
}

export const instalmentsAddCommand: Command = {
  name: 'instalments-add',
  usage:
    'COUNTRY --count N [--surcharge P] [--cft P] [--bank B] [--cards C,…] [--days 1,…] [--from DAY] [--until DAY] [--min N] [--method M] [--json]',
  summary: 'Offer a number of cuotas: with which cards, on which days, from which sum on',
  details: [
    '--count      how many cuotas, 2 to 36',
    '--surcharge  percent of the whole; without it they are without interest. --cft: costo financiero total, in percent',
    '--bank       by code or name (bank list COUNTRY); without it every bank',
    `--cards      ${cards.join(', ')}; without it every card`,
    '--days       days of the week, 1 is Monday; without it every day. --from, --until: dates of the store, both included',
    '--min        orders that cost at least this',
    `--method     only with one provider: ${paymentChoices.join(', ')}`,
    'Pages say it with its conditions; checkouts show those of the moment; Mercado Pago gets the highest number as its limit.',
    'Cuotas without interest are agreed with the provider: say here what was agreed there.',
  ],
  examples: [
    'instalments add ar --count 6 --bank "Banco Galicia" --cards visa,mastercard --days 4 --until 2026-12-31 --min 50000',
    'instalments add ar --count 12 --surcharge 39 --cft 92.7',
  ],
  takes: ['COUNTRY'],
  options: {
    count: { type: 'string' },
    surcharge: { type: 'string' },
    cft: { type: 'string' },
    bank: { type: 'string' },
    cards: { type: 'string' },
    days: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    min: { type: 'string' },
    method: { type: 'string' },
    ...jsonOption,
  },
  async run(context, [code], values) {
    const country = countryFrom(code)
    const count = numberOf(values, 'count', { from: 2, to: 36 })
    if (count === undefined) throw new OperatorRefusal('--count is missing: how many cuotas, 2 to 36.')
    const days = (listOf(values, 'days') ?? []).map((text) => wholeNumber(text, '--days', { from: 1, to: 7 }))
    const offer = {
      country,
      count,
      method: choiceOf(values, 'method', paymentChoices) ?? null,
      bank: textOf(values, 'bank') ?? null,
      cards: choicesOf(values, 'cards', cards) ?? [],
      surcharge: percentOf(values, 'surcharge', 500) ?? 0,
      cft: percentOf(values, 'cft', 1000) ?? null,
      days: [...new Set(days)],
      fromDay: dayOf(values, 'from') ?? null,
      untilDay: dayOf(values, 'until') ?? null,
      minAmount: amountOf(values, 'min', country) ?? 0,
    }
    await addOffer(context.db, offer, context.acting)
    await report(context, country, values)
  },
}

export const instalmentsRemoveCommand: Command = {
  name: 'instalments-remove',
  usage: 'COUNTRY NUMBER [--json]',
  summary: 'Offer a number of cuotas no more',
  details: ['NUMBER is what instalments list shows.'],
  examples: ['instalments remove ar 3'],
  takes: ['COUNTRY', 'NUMBER'],
  options: jsonOption,
  async run(context, [code, typed], values) {
    const country = countryFrom(code)
    await removeOffer(context.db, { country, id: wholeNumber(typed!.replace(/^#/, ''), 'NUMBER') }, context.acting)
    await report(context, country, values)
  },
}

async function reportBanks({ db, say }: Pick<CommandContext, 'db' | 'say'>, country: OpenCountry, values: Values) {
  const banks = await readBanks(db, country)
  print({ say }, values, { country, banks }, () => {
    for (const { code, name, enabled } of banks)
      say(`${country}  ${(code ?? '-').padEnd(5)} ${name}${enabled ? '' : '  off'}`)
  })
}

export const bankListCommand: Command = {
  name: 'bank-list',
  usage: 'COUNTRY [--json]',
  summary: 'The banks of a country, with their codes',
  details: ['Shoppers choose among them where money goes back to; offers of cuotas name them.'],
  examples: ['bank list cl'],
  takes: ['COUNTRY'],
  options: jsonOption,
  run: (context, [code], values) => reportBanks(context, countryFrom(code), values),
}

const switching = (enabled: boolean): Command => {
  const word = enabled ? 'on' : 'off'
  return {
    name: `bank-${word}`,
    usage: 'COUNTRY BANK [--json]',
    summary: enabled ? 'Offer a bank again' : 'Offer a bank no more; it stays off',
    details: ['BANK is its code or its name.'],
    examples: [`bank ${word} cl 053`],
    takes: ['COUNTRY', 'BANK'],
    options: jsonOption,
    async run({ db, acting, say }, [code, typed], values) {
      const name = await switchBank(db, { country: countryFrom(code), typed: typed!, enabled }, acting)
      print({ say }, values, { bank: name, enabled }, () => say(`${name} is ${word}.`))
    },
  }
}
export const bankOnCommand = switching(true)
export const bankOffCommand = switching(false)
