import { expect, test } from 'vitest'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { readableRow } from '#app/customers/account/readable-data.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { openCustomers } from '#server/customers/account/tests/customers.ts'

type Section = { name: string; rows: Record<string, string>[] }

const shop = await openCustomers()

test('C12 U80 a person’s data is read in words: every field and every value has its name', async () => {
  const phone = shop.browser()
  const { token } = (await phone.login('ana')).customer!
  const { sections } = (await phone.post('data', { token })) as unknown as { sections: Section[] }
  expect(sections.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(12)
  for (const country of openCountries) {
    const { data: words } = accountWords(country)
    const context = { shop: countryProfiles[country], words }
    const strange = sections.flatMap(({ name, rows }) =>
      rows
        .flatMap((row) => readableRow(row, context))
        .filter(
          ({ name: label, text }) => /^[a-z]+([A-Z][a-z0-9]*)*$/.test(label) || /^[a-z]+(_[a-z]+)+$|^\{|^\[/.test(text),
        )
        .map(({ name: label, text }) => `${name}: ${label} = ${text}`),
    )
    expect([...new Set(strange)]).toEqual([])
  }
})
