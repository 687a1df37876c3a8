import { moneyRequestStatuses } from '#domain/after-sale/credits/credits.ts'
import { returnWays } from '#domain/after-sale/exchanges/choices.ts'
import { exchangeStatuses } from '#domain/after-sale/exchanges/states.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import { listExchanges } from '#server/after-sale/exchanges/list-exchanges.ts'
import { listWithdrawals, withdrawalKinds } from '#server/after-sale/wallet/list-withdrawals.ts'
import { listRevocations } from '#server/buy/orders/list-revocations.ts'
import { choiceOf, choicesOf, countryOf, numberOf, textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { defaultPage, jsonOption, maxPage, moment, money, pageOptions, print } from '#server/command-line/output.ts'

const pages = `--limit     how many, ${defaultPage} unless said, ${maxPage} at most; --after begins behind the last one shown`

export const returnsListCommand: Command = {
  name: 'returns-list',
  usage: '[--country C] [--status S,…] [--way W] [--order ORDER_NR] [--limit N] [--after PROCESS_NR] [--json]',
  summary: 'List exchanges and returns, the latest first',
  details: [`--status    ${exchangeStatuses.join(', ')}`, `--way       ${returnWays.join(', ')}`, pages],
  examples: ['returns list --status approved', 'returns list --order R101'],
  takes: [],
  options: {
    country: { type: 'string' },
    status: { type: 'string' },
    way: { type: 'string' },
    order: { type: 'string' },
    ...pageOptions,
    ...jsonOption,
  },
  async run({ db, say }, _given, values) {
    const country = countryOf(values)
    const filter = {
      countries: country && [country],
      statuses: choicesOf(values, 'status', exchangeStatuses),
      way: choiceOf(values, 'way', returnWays),
      orderNr: textOf(values, 'order')?.toUpperCase(),
    }
    const limit = numberOf(values, 'limit', { from: 1, to: maxPage }) ?? defaultPage
    const page = await listExchanges(db, filter, { limit, after: textOf(values, 'after') })
    const returns = page.returns.map((one) => ({ ...one, email: maskEmail(one.email) }))
    print({ say }, values, { returns, next: page.next }, () => {
      for (const { batchnumber, country, status, orderNr, createdAt, amount, method, items, email } of returns) {
        const ways = items.map(({ quantity, way, reason }) => `${quantity} ${way} (${reason})`).join(', ')
        say(
          `${batchnumber}  ${country}  ${moment(createdAt, country)}  ${status}  of ${orderNr}  ${money(amount, country)}  ${method}  ${ways}  ${email}`,
        )
      }
      if (returns.length === 0) say('No return is like that.')
      if (page.next !== null) say(`… and more: --after ${page.next}`)
    })
  },
}

export const withdrawalsListCommand: Command = {
  name: 'withdrawals-list',
  usage: '[--kind withdrawal|credit] [--country C] [--status S,…] [--limit N] [--after ID] [--json]',
  summary: 'List the money that customers asked to be paid, from wallets or, by --kind credit, for credits',
  details: [
    `--status    ${moneyRequestStatuses.join(', ')}`,
    pages,
    'bank-account KIND ID shows where to pay; pay-withdrawal ID or pay-credit ID notes that it was paid.',
  ],
  examples: ['withdrawals list --status requested', 'withdrawals list --kind credit --country ar'],
  takes: [],
  options: {
    kind: { type: 'string' },
    country: { type: 'string' },
    status: { type: 'string' },
    ...pageOptions,
    ...jsonOption,
  },
  async run({ db, say }, _given, values) {
    const kind = choiceOf(values, 'kind', withdrawalKinds) ?? 'withdrawal'
    const country = countryOf(values)
    const filter = { countries: country && [country], statuses: choicesOf(values, 'status', moneyRequestStatuses) }
    const limit = numberOf(values, 'limit', { from: 1, to: maxPage }) ?? defaultPage
    const page = await listWithdrawals(db, kind, filter, { limit, after: numberOf(values, 'after', { from: 1 }) })
    const withdrawals = page.withdrawals.map((one) => ({ ...one, email: maskEmail(one.email) }))
    print({ say }, values, { withdrawals, next: page.next }, () => {
      for (const { id, country, status, amount, way, createdAt, email } of withdrawals)
        say(
          `${id}  ${country}  ${moment(createdAt, country)}  ${status}  ${money(amount, country)}  by ${way}  ${email}`,
        )
      if (withdrawals.length === 0) say('No request is like that.')
      if (page.next !== null) say(`… and more: --after ${page.next}`)
    })
  },
}

export const revocationsListCommand: Command = {
  name: 'revocations-list',
  usage: '[--country C] [--limit N] [--after CODE] [--json]',
  summary: 'List purchases that were revoked by law (arrepentimiento, retracto), the latest first',
  details: [pages, 'Number and e-mail are as typed; the order is shown where they belong to one.'],
  examples: ['revocations list --country ar'],
  takes: [],
  options: { country: { type: 'string' }, ...pageOptions, ...jsonOption },
  async run({ db, say }, _given, values) {
    const limit = numberOf(values, 'limit', { from: 1, to: maxPage }) ?? defaultPage
    const page = await listRevocations(db, { country: countryOf(values) }, { limit, after: textOf(values, 'after') })
    const revocations = page.revocations.map((one) => ({ ...one, email: maskEmail(one.email) }))
    print({ say }, values, { revocations, next: page.next }, () => {
      for (const { code, country, createdAt, typedOrder, orderNr, status, email } of revocations)
        say(
          `${code}  ${country}  ${moment(createdAt, country)}  ${orderNr === null ? `"${typedOrder}", no order of theirs` : `${orderNr} (${status})`}  ${email}`,
        )
      if (revocations.length === 0) say('Nothing was revoked.')
      if (page.next !== null) say(`… and more: --after ${page.next}`)
    })
  },
}
