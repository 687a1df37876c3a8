import { brand, contactEmail, mailFrom, sellers, textsOf } from '#demo/brand/vereda.ts'
import { neutralBrand, type Brand, type ShopSettings } from '#domain/platform/brand/brand.ts'
import { defaultCountry, openCountries } from '#domain/platform/country/country.ts'
import { consumerAuthorities, taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

/** The demo's brand as the service reads it from its rows, for tests without a database. */
export const demoBrand: Brand = {
  ...neutralBrand,
  ...brand,
  stores: Object.fromEntries(
    openCountries.map((country) => {
      const { taxId: number, ...seller } = sellers[country]
      const taxId = { label: taxIdLabels[country], number }
      const legal = { ...seller, taxId, authorities: consumerAuthorities[country] }
      const texts = { ...neutralBrand.stores.ar.texts, ...textsOf(country, countryProfiles[country].name) }
      return [country, { texts, legal, mailFrom, contactEmail }]
    }),
  ) as Brand['stores'],
}

const settings: ShopSettings = {
  brand: demoBrand,
  openStores: openCountries,
  defaultStore: defaultCountry,
  version: 'demo',
}

export const demoSettings = { current: () => settings }

/** What mails of the demo say of it. */
export const demoSender = { brand: () => demoBrand, contactOf: () => contactEmail, senderOf: () => mailFrom }
