/**
 * How an order is paid. `card_test` and `cash_voucher` belong to the built-in sandbox, `mercadopago` and `webpay` to
 * those providers; the wallet is the shop's own. A `bank_transfer` goes to the shop's account, and an operator confirms it.
 */
export const paymentMethods = ['card_test', 'cash_voucher', 'wallet', 'mercadopago', 'webpay', 'bank_transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods a shopper chooses; the wallet combines with any of them, and `none` is for an order it pays entirely. */
export const paymentChoices = [
  'card_test',
  'cash_voucher',
  'mercadopago',
  'webpay',
  'bank_transfer',
] as const satisfies PaymentMethod[]
export type PaymentChoice = (typeof paymentChoices)[number]

/** Who moves the money; `bank`: the shopper's own bank, to the account of the store. */
export const paymentProviders = ['sandbox', 'mercadopago', 'webpay', 'bank'] as const
export type PaymentProvider = (typeof paymentProviders)[number]
/** Those that report by themselves; a bank does not. */
export const webhookProviders = ['sandbox', 'mercadopago', 'webpay'] as const satisfies PaymentProvider[]

export const providerOf: Readonly<Record<PaymentChoice, PaymentProvider>> = {
  card_test: 'sandbox',
  cash_voucher: 'sandbox',
  mercadopago: 'mercadopago',
  webpay: 'webpay',
  bank_transfer: 'bank',
}

/**
 * `redirect`: the shopper pays on the provider's pages. `voucher`: with a code at a counter. `transfer`: from a bank, with
 * the data of an account that the order shows.
 */
export type PaymentKind = 'redirect' | 'voucher' | 'transfer'
export function kindOf(method: PaymentChoice): PaymentKind {
  if (method === 'bank_transfer') return 'transfer'
  return method === 'cash_voucher' ? 'voucher' : 'redirect'
}
