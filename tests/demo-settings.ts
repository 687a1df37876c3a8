import { brand, contactEmail, mailFrom, sellers, textsOf } from '#demo/brand/vereda.ts'
import { neutralBrand, type Brand, type ShopSettings } from '#domain/platform/brand/brand.ts'
import { contentPages } from '#domain/content/pages/content-pages.ts'
import { usualDays } from '#domain/buy/shipping/arrival.ts'
import { defaultCountry, openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { consumerAuthorities, taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import { countryProfiles, openingFigures } from '#domain/platform/country/settings.ts'
import type { StoreTerms, TermsSource } from '#domain/platform/country/terms.ts'

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

const ofAll = <T>(value: T) => ({ ar: value, cl: value, co: value })

const settings: ShopSettings = {
  brand: demoBrand,
  openStores: openCountries,
  defaultStore: defaultCountry,
  texts: ofAll(Object.values(contentPages)),
  links: ofAll({ department: [], footer: [] }),
  version: 'demo',
}

export const demoSettings = { current: () => settings }

/** The terms of a new shop. */
const termsOf = (country: OpenCountry): StoreTerms => {
  const { freeShippingThreshold, standardShipping, fastShipping, walletMinWithdrawal, ...figures } =
    openingFigures[country]
  const method = (price: number, days: readonly [number, number]) => ({ price, days, isOffered: true })
  return {
    ...figures,
    paymentsOff: [],
    transfer: null,
    accounts: [],
    instalments: [],
    cashOnDelivery: [],
    freeFrom: freeShippingThreshold,
    standardRates: [],
    standard: method(standardShipping, usualDays[country].standard),
    fast: method(fastShipping, usualDays[country].fast),
    pickup: method(0, usualDays[country].pickup),
    refundDays: 5,
    creditDays: 180,
    minWithdrawal: walletMinWithdrawal,
    takesDropoff: true,
    checkoutPlaces: 0,
    collectsReturns: true,
  }
}
export const demoTerms: TermsSource = { current: termsOf }

/** What mails of the demo say of it. */
export const demoSender = {
  brand: () => demoBrand,
  contactOf: () => contactEmail,
  senderOf: () => mailFrom,
  terms: demoTerms,
}
