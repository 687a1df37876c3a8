/**
 * What an order is paid with. `card_test` and `cash_voucher` are of the built-in sandbox, `mercadopago` and `webpay` of the
 * providers of these names; the wallet is the shop's own.
 */
export const paymentMethods = ['card_test', 'cash_voucher', 'wallet', 'mercadopago', 'webpay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Ways a shopper chooses; the wallet goes beside any of them, and `none` is for what it pays whole. */
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

/** What a shopper reads of each way to pay. */
export const paymentWords: Readonly<Record<PaymentMethod, { label: string; detail: string }>> = {
  card_test: { label: 'Tarjeta de crédito o débito', detail: 'Se paga en la página segura del medio de pago.' },
  cash_voucher: {
    label: 'Efectivo',
    detail: 'Con un código, en cualquier punto de pago. Te guardamos el pedido hasta que venza.',
  },
  wallet: { label: 'Saldo de la billetera', detail: 'Se descuenta al confirmar.' },
  mercadopago: { label: 'Mercado Pago', detail: 'Tarjeta, dinero en cuenta o cuotas, en Mercado Pago.' },
  webpay: { label: 'Webpay Plus', detail: 'Crédito, débito o prepago, en Webpay.' },
}
