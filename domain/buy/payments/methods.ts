import type { OpenCountry } from '#domain/platform/country/country.ts'

/**
 * How an order is paid. `card_test` and `cash_voucher` belong to the built-in sandbox, `mercadopago` and `webpay` to
 * those providers; the wallet is the shop's own. A `bank_transfer` goes to the shop's account, and an operator confirms it.
 * `cash_on_delivery` is taken at the door, and an operator confirms the takings.
 */
export const paymentMethods = [
  'card_test',
  'cash_voucher',
  'wallet',
  'mercadopago',
  'webpay',
  'bank_transfer',
  'cash_on_delivery',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods a shopper chooses; the wallet combines with any of them, and `none` is for an order it pays entirely. */
export const paymentChoices = [
  'card_test',
  'cash_voucher',
  'mercadopago',
  'webpay',
  'bank_transfer',
  'cash_on_delivery',
] as const satisfies PaymentMethod[]
export type PaymentChoice = (typeof paymentChoices)[number]

/** Who moves the money; `bank`: the shopper's own bank, to the account of the store; `courier`: who brings the parcel. */
export const paymentProviders = ['sandbox', 'mercadopago', 'webpay', 'bank', 'courier'] as const
export type PaymentProvider = (typeof paymentProviders)[number]
/** Providers with books of ours, which are always there. */
export const ownProviders = ['bank', 'courier'] as const satisfies PaymentProvider[]
/** Providers of which a store may have several accounts. */
export const accountProviders = ['mercadopago', 'webpay'] as const satisfies PaymentProvider[]
export type AccountProvider = (typeof accountProviders)[number]
/** Those that report by themselves; a bank does not. */
export const webhookProviders = ['sandbox', 'mercadopago', 'webpay'] as const satisfies PaymentProvider[]

export const providerOf: Readonly<Record<PaymentChoice, PaymentProvider>> = {
  card_test: 'sandbox',
  cash_voucher: 'sandbox',
  mercadopago: 'mercadopago',
  webpay: 'webpay',
  bank_transfer: 'bank',
  cash_on_delivery: 'courier',
}

/** Whether a real shop in a country could take a method: the sandbox is for trials, and Webpay is in Chile alone. */
export const isMethodOf = (country: OpenCountry, method: PaymentChoice): boolean =>
  providerOf[method] !== 'sandbox' && (method !== 'webpay' || country === 'cl')

/**
 * `redirect`: the shopper pays on the provider's pages. `voucher`: with a code at a counter. `transfer`: from a bank, with
 * the data of an account that the order shows. `delivery`: when the parcel comes; the order does not wait for it.
 */
export const paymentKinds = ['redirect', 'voucher', 'transfer', 'delivery'] as const
export type PaymentKind = (typeof paymentKinds)[number]
export function kindOf(method: PaymentChoice): PaymentKind {
  if (method === 'bank_transfer') return 'transfer'
  if (method === 'cash_on_delivery') return 'delivery'
  return method === 'cash_voucher' ? 'voucher' : 'redirect'
}

/** Whether an order that waits for its payment may be paid so: at the door only what was ordered so. */
export const canPayLater = (method: PaymentChoice) => kindOf(method) !== 'delivery'
