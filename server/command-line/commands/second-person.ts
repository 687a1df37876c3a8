import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'
import type { Handle } from '#db/connection/handle.ts'
import { limitOf, setLimit } from '#server/ledger/second-person/limits.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { countryFrom } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { money } from '#server/command-line/output.ts'

async function report(db: Handle, say: (text: string) => void, countries: readonly OpenCountry[]) {
  for (const country of countries) {
    const limit = await limitOf(db, country)
    say(
      `${country}  ${limit === null ? 'one person decides on any sum' : `above ${money(limit, country)} two people decide`}`,
    )
  }
}

export const secondPersonCommand: Command = {
  name: 'second-person',
  usage: '[COUNTRY [AMOUNT|off]]',
  summary: 'Above what sum refunds and payouts at the desk need a second person',
  details: [
    'AMOUNT is in the currency of the store; off: one person decides on any sum. Commands of this terminal are not limited.',
    'What is above it waits at the desk for 48 hours for another person who could do it too.',
  ],
  examples: ['second-person', 'second-person cl 250000', 'second-person co off'],
  takes: [],
  mayTake: ['COUNTRY', 'AMOUNT'],
  options: {},
  async run({ db, acting, say }, [code, amount]) {
    if (code === undefined) return report(db, say, openCountries)
    const country = countryFrom(code)
    if (amount !== undefined) {
      if (amount !== 'off' && !/^\d{1,10}$/.test(amount))
        throw new OperatorRefusal(`AMOUNT is like 250000, or off; "${amount}" is not.`)
      await setLimit(
        db,
        { country, amount: amount === 'off' ? null : toMinor(Number(amount), countryProfiles[country]) },
        acting,
      )
    }
    await report(db, say, [country])
  },
}
