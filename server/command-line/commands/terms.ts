import type { Handle } from '#db/connection/handle.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { termPlaceholders } from '#domain/platform/country/fill-terms.ts'
import { termFieldNames } from '#domain/platform/country/term-fields.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readTaxes, setCategoryTax } from '#server/ledger/terms/category-taxes.ts'
import { setTerms } from '#server/ledger/terms/change-terms.ts'
import { readTermsOfStores } from '#server/ledger/terms/read-terms.ts'
import { shownTerms } from '#server/ledger/terms/shown-terms.ts'
import { countryFrom, textOf } from '#server/command-line/arguments.ts'
import type { Command, Values } from '#server/command-line/command.ts'

const json = { json: { type: 'boolean' } } as const

async function report(db: Handle, say: (text: string) => void, countries: readonly OpenCountry[], values: Values) {
  const all = await readTermsOfStores(db)
  const stores = countries.map((country) => [country, shownTerms(country, all[country])] as const)
  if (values.json === true) {
    return say(JSON.stringify(stores.length === 1 ? stores[0]![1] : Object.fromEntries(stores), null, 2))
  }
  for (const [country, terms] of stores) {
    for (const [name, value] of Object.entries(terms)) {
      say(`${country}.${name}=${typeof value === 'boolean' ? (value ? 'yes' : 'no') : value}`)
    }
  }
}

export const termsListCommand: Command = {
  name: 'terms-list',
  usage: '[COUNTRY] [--json]',
  summary: 'What a store promises, charges and refuses by: limits, periods, taxes',
  details: ['Prices and days of shipping: shipping list.'],
  examples: ['terms list', 'terms list cl --json'],
  takes: [],
  mayTake: ['COUNTRY'],
  options: json,
  run: ({ db, say }, [code], values) =>
    report(db, say, code === undefined ? openCountries : [countryFrom(code)], values),
}

function changeFrom(word: string): [string, string] {
  const at = word.indexOf('=')
  if (at < 1) throw new OperatorRefusal(`"${word}" is not TERM=VALUE. TERM is one of ${termFieldNames.join(', ')}.`)
  return [word.slice(0, at), word.slice(at + 1)]
}

export const termsSetCommand: Command = {
  name: 'terms-set',
  usage: 'COUNTRY TERM=VALUE … [--json]',
  summary: 'Change what a store promises: all of it or nothing; pages, carts and mails follow within a moment',
  details: [
    `TERM is one of ${termFieldNames.join(', ')}. Amounts are in the store's currency.`,
    'Help, legal texts, banners and promises say a term with a placeholder, so that they follow it too:',
    `  ${termPlaceholders.map((name) => `{{${name}}}`).join(' ')}`,
    'The period to revoke a purchase is never less than the law of the country gives.',
  ],
  examples: ['terms set cl free_from=49990 return_days=60', 'terms set ar credit_days=365'],
  takes: ['COUNTRY', 'TERM=VALUE'],
  takesMore: true,
  options: json,
  async run({ db, acting, say }, [code, ...words], values) {
    const country = countryFrom(code)
    await setTerms(db, country, words.map(changeFrom), acting)
    await report(db, say, [country], values)
  },
}

function percentFrom(text: string): number {
  const percent = Number(text)
  if (!/^\d{1,3}([.]\d{1,2})?$/.test(text) || percent > 100) {
    throw new OperatorRefusal(`PERCENT must be a rate from 0 to 100 like 10.5, or none; "${text}" is not.`)
  }
  return percent
}

export const termsTaxCommand: Command = {
  name: 'terms-tax',
  usage: 'COUNTRY [PERCENT|none] [--category PATH] [--json]',
  summary: 'Tax a category otherwise than its store, or list what was said',
  details: [
    'The rate of the store: terms set COUNTRY tax_percent=N. A product has the rate of the nearest category on the trail of its page for',
    'which one is said, then that of the store. What was bought keeps the rate it was bought at. none takes it back.',
    '--category   a path of the store: it and all below it that say nothing else',
  ],
  examples: ['terms tax ar 10.5 --category /libros/', 'terms tax ar none --category /libros/', 'terms tax ar'],
  takes: ['COUNTRY'],
  mayTake: ['PERCENT'],
  options: { category: { type: 'string' }, ...json },
  async run({ db, acting, say }, [code, text], values) {
    const country = countryFrom(code)
    const path = textOf(values, 'category')
    if (text !== undefined && path === undefined)
      throw new OperatorRefusal(
        `--category is missing. The rate of the store is one of its terms: terms set ${country} tax_percent=N.`,
      )
    if (text === undefined && path !== undefined)
      throw new OperatorRefusal('PERCENT is missing: the rate of that category, or none.')
    if (text !== undefined && path !== undefined) {
      const percent = text === 'none' ? null : percentFrom(text)
      await setCategoryTax(db, country, { path, percent }, acting)
    }
    const taxes = await readTaxes(db, country)
    if (values.json === true) return say(JSON.stringify(taxes, null, 2))
    for (const [where, percent] of Object.entries(taxes.categories)) say(`${country}  ${where}  ${percent} %`)
    say(`${country}  otherwise  ${taxes.store} %`)
  },
}
