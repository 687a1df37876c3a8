import type { OpenCountry } from './country.ts'

/** What a store's cards give: a number of cuotas, on which conditions. Amounts in minor units, percent in hundredths. */
export type InstalmentOffer = {
  /** Null: with every provider of cards. */
  method: string | null
  /** Null: with every bank. */
  bank: string | null
  /** Empty: with every card. */
  cards: readonly string[]
  count: number
  /** Of the whole; 0: without interest. */
  surcharge: number
  /** Costo financiero total, where it is known. */
  cft: number | null
  /** 1 to 7 from Monday on; empty: every day. */
  days: readonly number[]
  from: string | null
  until: string | null
  minAmount: number
}

type Days = readonly [min: number, max: number]

/** What a method of shipping costs below its limit, and how long it takes near the warehouse. */
export type ShippingTerms = { price: number; days: Days; isOffered: boolean }

/** The account that shoppers transfer to: shown to everyone who orders so. */
export type TransferAccount = {
  holder: string
  taxId: string
  bank: string
  accountType: string | null
  number: string
  alias: string | null
  email: string | null
}

/** How a store wants to be paid; whether a provider is there, its settings say. */
export type PaymentTerms = {
  /** Methods it does not want. */
  paymentsOff: readonly string[]
  transfer: TransferAccount | null
  /** Up to what sum it takes cash at the door, and where. */
  /** The accounts at providers that are in force, besides those of the settings. */
  accounts: readonly { id: number; provider: string }[]
  /** What its cards give, as far as it says so. */
  instalments: readonly InstalmentOffer[]
  cashOnDelivery: readonly { region: number | null; maxAmount: number | null }[]
}

/** A price of a shipping method that names no place: from an amount on, up to a weight; null: not offered. */
export type RateAnywhere = { fromAmount: number; upToGrams: number | null; price: number | null }

/**
 * What a store promises. The same figures charge and refuse, so that no page, mail or feed says anything else. Amounts in
 * minor units.
 */
export type StoreTerms = PaymentTerms & {
  /** Standard shipping is free from here on. */
  freeFrom: number
  /** What standard shipping costs anywhere, from an amount on or up to a weight. */
  standardRates: readonly RateAnywhere[]
  standard: ShippingTerms
  fast: ShippingTerms
  pickup: ShippingTerms
  /** To ask for an exchange or a return. */
  returnDays: number
  /** Until money is back after the goods are. */
  refundDays: number
  /** To bring approved returns to a branch. */
  dropoffDays: number
  /** Whether a branch takes returns, and whether they are collected at home somewhere. */
  takesDropoff: boolean
  collectsReturns: boolean
  /** The legal period for revoking a purchase. */
  regretDays: number
  countsWorkingDays: boolean
  /** How long a credit can be spent. */
  creditDays: number
  minWithdrawal: number
  maxCoupons: number
  maxCreditCoupons: number
  maxDiscountPercent: number
  taxPercent: number
  /** How many may be in the checkout at a time; 0: as many as come. */
  checkoutPlaces: number
}

/** The terms as this process knows them: read once per change. */
export type TermsSource = { current(country: OpenCountry): StoreTerms }
