import { paymentMethods } from '#domain/buy/payments/methods.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays, dayIn } from '#domain/platform/dates.ts'
import { readOwed, readSales } from '#server/ledger/sales/read-sales.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { choiceOf, countryOf, dayOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { jsonOption, money, print } from '#server/command-line/output.ts'

const defaultDays = 30

export const salesCommand: Command = {
  name: 'sales',
  usage: '[--country C] [--from DAY] [--to DAY] [--method M] [--json]',
  summary: 'Takings and refunds by day, store and method, and what the shop owes',
  details: [
    `--from, --to  days of each store, both included; the last ${defaultDays} unless said`,
    `--method      ${paymentMethods.join(', ')}`,
    'A payment counts on the day its order was paid, a refund on the day it was confirmed. What was paid with a wallet is a',
    'method of its own. What the shop owes is of this moment. In JSON amounts are in the smallest unit of the money.',
  ],
  examples: ['sales', 'sales --country cl --from 2026-11-01 --to 2026-11-30 --json'],
  takes: [],
  options: {
    country: { type: 'string' },
    from: { type: 'string' },
    to: { type: 'string' },
    method: { type: 'string' },
    ...jsonOption,
  },
  async run({ db, acting, say }, _given, values) {
    const country = countryOf(values)
    const today = dayIn(countryProfiles[country ?? 'ar'].timeZone, acting.now)
    const to = dayOf(values, 'to') ?? today
    const from = dayOf(values, 'from') ?? addDays(to, 1 - defaultDays)
    if (from > to) throw new OperatorRefusal(`--from ${from} is after --to ${to}.`)
    const sales = await readSales(db, {
      countries: country && [country],
      method: choiceOf(values, 'method', paymentMethods),
      from,
      to,
    })
    const owed = (await readOwed(db, acting.now)).filter((row) => country === undefined || row.country === country)
    print({ say }, values, { from, to, sales, owed }, () => {
      for (const { day, country, method, orders, takings, refunds } of sales)
        say(
          `${day}  ${country}  ${method}  ${orders} orders  in ${money(takings, country)}  back ${money(refunds, country)}`,
        )
      if (sales.length === 0) say(`Nothing came in or went back from ${from} to ${to}.`)
      for (const row of owed) {
        const of = (minor: number) => money(minor, row.country)
        const sums = { in: 0, back: 0 }
        for (const one of sales.filter(({ country }) => country === row.country)) {
          sums.in += one.takings
          sums.back += one.refunds
        }
        say(`${row.country}: in ${of(sums.in)}, back ${of(sums.back)}`)
        say(
          `   owes: wallets ${of(row.wallets)}, credits ${of(row.credits)} (${of(row.creditRequests)} asked for as money), gift cards ${of(row.giftCards)},`,
        )
        say(
          `   withdrawals ${of(row.withdrawals)}, open returns ${of(row.openReturns)}, refunds due ${of(row.refundsDue)}; held ${of(row.held)}`,
        )
      }
    })
  },
}
