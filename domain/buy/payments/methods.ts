/**
 * How an order is paid. `card_test` and `cash_voucher` belong to the built-in sandbox, `mercadopago` and `webpay` to
 * those providers; the wallet is the shop's own.
 */
export const paymentMethods = ['card_test', 'cash_voucher', 'wallet', 'mercadopago', 'webpay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods a shopper chooses; the wallet combines with any of them, and `none` is for an order it pays entirely. */
export const paymentChoices = ['card_test', 'cash_voucher', 'mercadopago', 'webpay'] as const satisfies PaymentMethod[]
export type PaymentChoice = (typeof paymentChoices)[number]

/** Who moves the money. */
export const paymentProviders = ['sandbox', 'mercadopago', 'webpay'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

export const providerOf: Readonly<Record<PaymentChoice, PaymentProvider>> = {
  card_test: 'sandbox',
  cash_voucher: 'sandbox',
  mercadopago: 'mercadopago',
  webpay: 'webpay',
}

/** `redirect`: the shopper pays on the provider's pages. `voucher`: with a code at a counter. */
export type PaymentKind = 'redirect' | 'voucher'
export const kindOf = (method: PaymentChoice): PaymentKind => (method === 'cash_voucher' ? 'voucher' : 'redirect')
