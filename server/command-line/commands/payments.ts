import type { Handle } from '#db/connection/handle.ts'
import { ownProviders, paymentChoices, providerOf, type PaymentChoice } from '#domain/buy/payments/methods.ts'
import { isMethodOffered } from '#domain/buy/payments/offered.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { setTransferAccount, switchMethod } from '#server/buy/payments/change-methods.ts'
import { gatewaysOn } from '#server/buy/payments/gateways.ts'
import { confirmTakings, isPaidAtTheDoor } from '#server/buy/payments/cash-on-delivery/confirm-takings.ts'
import { confirmTransfer, markTransferRefunded } from '#server/buy/payments/transfer/confirm-transfer.ts'
import { readTermsOfStores } from '#server/ledger/terms/read-terms.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { Env } from '#server/platform/env.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'

const json = { json: { type: 'boolean' } } as const

type Report = { db: Handle; env: Env; say(text: string): void }

/** Every method of a store: whether it wants it, and whether it can be had. */
async function report({ db, env, say }: Report, countries: readonly OpenCountry[], values: Values) {
  const all = await readTermsOfStores(db)
  const gateways = gatewaysOn(env)(db)
  const stores = countries.map((country) => {
    const terms = all[country]
    const methods = paymentChoices.map((method) => {
      const provider = providerOf[method]
      const isOwn = ownProviders.some((one) => one === provider)
      const gateway: { country?: OpenCountry } | undefined = isOwn ? {} : gateways[provider]
      const hasAccount = terms.accounts.some((account) => account.provider === provider)
      const isThere = hasAccount || (gateway !== undefined && (gateway.country ?? country) === country)
      const wanted = !terms.paymentsOff.includes(method)
      return { method, wanted, offered: isThere && isMethodOffered(terms, method) }
    })
    return { country, methods, account: terms.transfer }
  })
  if (values.json === true) return say(JSON.stringify(stores.length === 1 ? stores[0] : stores, null, 2))
  for (const { country, methods, account } of stores) {
    for (const { method, wanted, offered } of methods) {
      const state = offered ? 'offered' : wanted ? 'not set up' : 'off'
      say(`${country}  ${method.padEnd(13)}  ${state}`)
    }
    if (account) say(`${country}  transfers go to ${account.holder}, ${account.bank}, ${account.number}`)
    if (!methods.some(({ offered }) => offered))
      say(`${country}  NO WAY TO PAY: the checkout refuses what costs something`)
  }
}

export const paymentListCommand: Command = {
  name: 'payment-list',
  usage: '[COUNTRY] [--json]',
  summary: 'How each store can be paid',
  details: [
    'offered: shoppers see it. not set up: its provider or account is missing. off: the store does not want it.',
  ],
  examples: ['payment list', 'payment list cl --json'],
  takes: [],
  mayTake: ['COUNTRY'],
  options: json,
  run: (context, [code], values) => report(context, code === undefined ? openCountries : [countryFrom(code)], values),
}

function methodFrom(text: string | undefined): PaymentChoice {
  const method = paymentChoices.find((choice) => choice === text)
  if (method) return method
  throw new OperatorRefusal(`METHOD is one of ${paymentChoices.join(', ')}; "${text ?? ''}" is not.`)
}

const switching = (enabled: boolean): Command => {
  const word = enabled ? 'on' : 'off'
  return {
    name: `payment-${word}`,
    usage: 'COUNTRY METHOD [--json]',
    summary: enabled ? 'Take a method of paying again' : 'Offer a method of paying no more',
    details: [`METHOD is one of ${paymentChoices.join(', ')}.`, 'It stays so when the shop starts again.'],
    examples: [`payment ${word} cl webpay`],
    takes: ['COUNTRY', 'METHOD'],
    options: json,
    async run(context, [code, method], values) {
      const country = countryFrom(code)
      await switchMethod(context.db, { country, method: methodFrom(method), enabled }, context.acting)
      await report(context, [country], values)
    },
  }
}
export const paymentOnCommand = switching(true)
export const paymentOffCommand = switching(false)

const accountFields = ['holder', 'tax-id', 'bank', 'type', 'number', 'alias', 'email'] as const

export const paymentAccountCommand: Command = {
  name: 'payment-account',
  usage:
    'COUNTRY [--holder T] [--tax-id T] [--bank T] [--type T] [--number N] [--alias T] [--email T] [--none] [--json]',
  summary: 'The account that shoppers transfer to; with it, bank transfers are offered',
  details: [
    'Shoppers see all of it on their order and in its mail. --type, --alias and --email may be left out.',
    '--number   in Argentina a CBU or CVU, whose check digits are verified',
    '--none     takes the account away',
  ],
  examples: [
    'payment account cl --holder "Calandria SpA" --tax-id 76.111.222-3 --bank "Banco de Chile" --type "Cuenta corriente" --number 123456789 --email pagos@calandria.example',
  ],
  takes: ['COUNTRY'],
  options: {
    holder: { type: 'string' },
    'tax-id': { type: 'string' },
    bank: { type: 'string' },
    type: { type: 'string' },
    number: { type: 'string' },
    alias: { type: 'string' },
    email: { type: 'string' },
    none: { type: 'boolean' },
    ...json,
  },
  async run(context, [code], values) {
    const country = countryFrom(code)
    const fields = Object.fromEntries(accountFields.map((name) => [name, textOf(values, name)]))
    const input = values.none === true ? null : (fields as Record<(typeof accountFields)[number], string | undefined>)
    await setTransferAccount(context.db, country, input, context.acting)
    await report(context, [country], values)
  },
}

export function reasonFrom(values: Values): string {
  const reason = textOf(values, 'reason')?.trim() ?? ''
  if (reason === '') throw new OperatorRefusal('--reason is missing: how you know of the money, for the audit.')
  return reason.slice(0, 200)
}

export const paymentConfirmCommand: Command = {
  name: 'payment-confirm',
  usage: 'ORDER_NR --amount N --reason TEXT [--json]',
  summary: 'Confirm a bank transfer that arrived, or the cash of a delivered order: the order is paid',
  details: [
    'An order paid at the door is noted as delivered with it.',
    '--amount   what arrived, in the currency of the store: it has to be the whole sum',
    '--reason   for the audit',
  ],
  examples: ['payment confirm 7K3Q9XMD --amount 50563 --reason "Extracto del 19/11, línea 14"'],
  takes: ['ORDER_NR'],
  options: { amount: { type: 'string' }, reason: { type: 'string' }, ...json },
  async run({ db, acting, say }, [orderNr], values) {
    const amount = textOf(values, 'amount') ?? ''
    if (!/^\d{1,12}([.]\d{1,2})?$/.test(amount))
      throw new OperatorRefusal('--amount must be what arrived, like 50563.50.')
    const confirmation = { orderNr: orderNr!, amount: Number(amount), reason: reasonFrom(values) }
    const isCash = await isPaidAtTheDoor(db, orderNr!)
    await (isCash ? confirmTakings : confirmTransfer)(db, confirmation, acting)
    const status = isCash ? 'delivered' : 'paid'
    const sentence = isCash ? `Order ${orderNr} is delivered and paid.` : `Order ${orderNr} is paid.`
    say(values.json === true ? JSON.stringify({ order: orderNr, status }) : sentence)
  },
}

export const paymentRefundedCommand: Command = {
  name: 'payment-refunded',
  usage: 'ORDER_NR --reason TEXT [--json]',
  summary: 'Note that a bank transfer which was to go back has been sent back',
  details: [
    'The shop cannot send transfers by itself: what is to go back is listed by run-jobs --only reconcile after three days.',
  ],
  examples: ['payment refunded 7K3Q9XMD --reason "Transferencia 8841 del 21/11"'],
  takes: ['ORDER_NR'],
  options: { reason: { type: 'string' }, ...json },
  async run({ db, acting, say }, [orderNr], values) {
    await markTransferRefunded(db, { orderNr: orderNr!, reason: reasonFrom(values) }, acting)
    say(values.json === true ? JSON.stringify({ order: orderNr, payment: 'refunded' }) : `Order ${orderNr}: refunded.`)
  },
}
