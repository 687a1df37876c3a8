import { readFile } from 'node:fs/promises'
import { accountProviders } from '#domain/buy/payments/methods.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { bankDataSealer } from '#server/after-sale/bank-data/keys.ts'
import {
  chooseAccount,
  readAccounts,
  removeAccount,
  setAccount,
} from '#server/buy/payments/accounts/change-accounts.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom, oneOf, textOf } from '#server/command-line/arguments.ts'
import type { Command, CommandContext, Values } from '#server/command-line/command.ts'
import { jsonOption, moment, print } from '#server/command-line/output.ts'

async function report({ db, say }: Pick<CommandContext, 'db' | 'say'>, country: OpenCountry, values: Values) {
  const accounts = await readAccounts(db, country)
  print({ say }, values, { country, accounts }, () => {
    if (accounts.length === 0) say(`${country}  no accounts besides those of the settings`)
    for (const { provider, name, inForce, payments, changedAt } of accounts)
      say(
        `${country}  ${provider.padEnd(11)}  ${name}${inForce ? ', in force' : ''}, ${payments} payments, credentials of ${moment(changedAt, country)}`,
      )
  })
}

const placeOf = ([code, provider, name]: readonly string[]) => ({
  country: countryFrom(code),
  provider: oneOf(accountProviders, provider!, 'PROVIDER'),
  name: name!,
})

export const providerAccountListCommand: Command = {
  name: 'provider-account-list',
  usage: 'COUNTRY [--json]',
  summary: 'The accounts of a store at its payment providers, and which is in force',
  details: ['What opens them is never shown.'],
  examples: ['provider-account list ar'],
  takes: ['COUNTRY'],
  options: jsonOption,
  run: (context, [code], values) => report(context, countryFrom(code), values),
}

async function readCredentials(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new OperatorRefusal(`${file} cannot be read: ${error.message}.`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new OperatorRefusal(`${file} holds no JSON.`)
  }
}

export const providerAccountSetCommand: Command = {
  name: 'provider-account-set',
  usage: 'COUNTRY PROVIDER NAME --file FILE [--json]',
  summary: 'Add an account at a payment provider, or change what opens it',
  details: [
    `PROVIDER is one of ${accountProviders.join(', ')}. The first account of a provider is in force at once.`,
    '--file   JSON: {"accessToken": …, "webhookSecret": …} of Mercado Pago, {"commerceCode": …, "apiKey": …} of Webpay.',
    'They are sealed with BANK_DATA_KEYS. Delete the file afterwards.',
  ],
  examples: ['provider-account set ar mercadopago centro --file centro.json'],
  takes: ['COUNTRY', 'PROVIDER', 'NAME'],
  options: { file: { type: 'string' }, ...jsonOption },
  async run(context, given, values) {
    const { db, env, root, acting, fileOf } = context
    const account = placeOf(given)
    const file = textOf(values, 'file')
    if (file === undefined) throw new OperatorRefusal('--file is missing: what opens the account, as JSON.')
    const credentials = await readCredentials(fileOf(file))
    await setAccount(db, bankDataSealer(env, root), { ...account, credentials }, acting)
    await report(context, account.country, values)
  },
}

export const providerAccountUseCommand: Command = {
  name: 'provider-account-use',
  usage: 'COUNTRY PROVIDER NAME|none [--json]',
  summary: 'Take new payments with another account',
  details: [
    'Payments that were begun stay with theirs: webhooks, questions and refunds. none: the account of the settings.',
  ],
  examples: ['provider-account use ar mercadopago norte', 'provider-account use ar mercadopago none'],
  takes: ['COUNTRY', 'PROVIDER', 'NAME'],
  options: jsonOption,
  async run(context, given, values) {
    const { country, provider, name } = placeOf(given)
    await chooseAccount(context.db, { country, provider, name: name === 'none' ? null : name }, context.acting)
    await report(context, country, values)
  },
}

export const providerAccountRemoveCommand: Command = {
  name: 'provider-account-remove',
  usage: 'COUNTRY PROVIDER NAME [--json]',
  summary: 'Remove an account that no payment was begun with',
  details: [],
  examples: ['provider-account remove ar mercadopago prueba'],
  takes: ['COUNTRY', 'PROVIDER', 'NAME'],
  options: jsonOption,
  async run(context, given, values) {
    const account = placeOf(given)
    await removeAccount(context.db, account, context.acting)
    await report(context, account.country, values)
  },
}
