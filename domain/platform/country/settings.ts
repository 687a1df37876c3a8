import type { OpenCountry } from './country.ts'

export type Currency = 'ARS' | 'CLP' | 'COP'

/** What a retailer may change without a release; stored in the `country` table, amounts in minor units. */
export type StoreFigures = {
  freeShippingThreshold: number
  standardShipping: number
  fastShipping: number
  taxPercent: number
  addiActive: boolean
  maxCoupons: number
  maxCreditCoupons: number
  maxDiscountPercent: number
  returnDays: number
  /**
   * The legal period for revoking a purchase: Argentina Ley 24.240 art. 34, Chile Ley 19.496 art. 3 bis, Colombia Ley
   * 1480 art. 47, which counts working days.
   */
  regretDays: number
  countsWorkingDays: boolean
  dropoffDays: number
  walletMinWithdrawal: number
  /** Where wide windows are redirected; without one the shop itself is responsive (OP-010). */
  desktopUrl: string | null
}

/** The fixed properties of a country: language, currency, words. Changing them is a code change. */
export type CountryProfile = {
  country: OpenCountry
  name: string
  locale: 'es-AR' | 'es-CL' | 'es-CO'
  timeZone: string
  currency: Currency
  /** Decimal digits of the currency's minor unit: amounts are integers of that unit. */
  currencyExponent: 0 | 2
  sizeWord: 'talle' | 'talla'
  shippingWord: 'envío' | 'despacho'
  mailWord: 'e-mail' | 'correo'
  helpSlug: 'atencion-al-cliente' | 'preguntas-frecuentes' | 'help'
}

export const countryProfiles: Readonly<Record<OpenCountry, CountryProfile>> = {
  ar: {
    country: 'ar',
    name: 'Argentina',
    locale: 'es-AR',
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    currencyExponent: 2,
    sizeWord: 'talle',
    shippingWord: 'envío',
    mailWord: 'e-mail',
    helpSlug: 'atencion-al-cliente',
  },
  cl: {
    country: 'cl',
    name: 'Chile',
    locale: 'es-CL',
    timeZone: 'America/Santiago',
    currency: 'CLP',
    currencyExponent: 0,
    sizeWord: 'talla',
    shippingWord: 'despacho',
    mailWord: 'correo',
    helpSlug: 'preguntas-frecuentes',
  },
  co: {
    country: 'co',
    name: 'Colombia',
    locale: 'es-CO',
    timeZone: 'America/Bogota',
    currency: 'COP',
    currencyExponent: 0,
    sizeWord: 'talla',
    shippingWord: 'envío',
    mailWord: 'e-mail',
    helpSlug: 'help',
  },
}

const sharedFigures = {
  maxCoupons: 2,
  maxCreditCoupons: 1,
  maxDiscountPercent: 70,
  returnDays: 30,
  regretDays: 10,
  countsWorkingDays: false,
  dropoffDays: 10,
  desktopUrl: null,
} as const

/** The figures of a new shop; afterwards the table is authoritative. */
export const openingFigures: Readonly<Record<OpenCountry, StoreFigures>> = {
  ar: {
    ...sharedFigures,
    freeShippingThreshold: 80_000_00,
    standardShipping: 5_990_00,
    fastShipping: 8_990_00,
    taxPercent: 21,
    addiActive: false,
    walletMinWithdrawal: 1_000_00,
  },
  cl: {
    ...sharedFigures,
    freeShippingThreshold: 39_990,
    standardShipping: 3_990,
    fastShipping: 6_990,
    taxPercent: 19,
    addiActive: false,
    walletMinWithdrawal: 1_000,
  },
  co: {
    ...sharedFigures,
    regretDays: 5,
    countsWorkingDays: true,
    freeShippingThreshold: 149_900,
    standardShipping: 9_900,
    fastShipping: 15_900,
    taxPercent: 19,
    addiActive: true,
    walletMinWithdrawal: 10_000,
  },
}
