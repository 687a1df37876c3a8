import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { cashPlaces } from './cash-places.ts'
import { providerOf, type PaymentChoice, type PaymentMethod } from './methods.ts'

/** The name of each way to pay, the same on every screen and in every mail. */
export const methodLabels: Readonly<Record<PaymentMethod, string>> = {
  card_test: 'Tarjeta de crédito o débito',
  cash_voucher: 'Efectivo',
  wallet: 'Saldo de la billetera',
  mercadopago: 'Mercado Pago',
  webpay: 'Webpay Plus',
  bank_transfer: 'Transferencia bancaria',
  cash_on_delivery: 'Efectivo al recibir',
}

/** What each country's cards are called at the provider, by name: their logos belong to others. */
const schemes: Readonly<
  Record<
    Exclude<PaymentChoice, 'cash_voucher' | 'bank_transfer' | 'cash_on_delivery'>,
    Readonly<Record<OpenCountry, readonly string[]>>
  >
> = {
  card_test: {
    ar: ['Visa', 'Mastercard', 'American Express'],
    cl: ['Visa', 'Mastercard', 'American Express'],
    co: ['Visa', 'Mastercard', 'American Express'],
  },
  mercadopago: {
    ar: ['Visa', 'Mastercard', 'American Express', 'Cabal', 'Naranja', 'dinero en cuenta'],
    cl: ['Visa', 'Mastercard', 'American Express', 'Redcompra', 'dinero en cuenta'],
    co: ['Visa', 'Mastercard', 'American Express', 'PSE', 'dinero en cuenta'],
  },
  webpay: {
    ar: [],
    cl: ['Visa', 'Mastercard', 'American Express', 'Redcompra', 'prepago'],
    co: [],
  },
}

/** The provider's name as a shopper knows it; undefined for the sandbox, which is no provider. */
export const providerName = (method: PaymentChoice): string | undefined =>
  ({ sandbox: undefined, bank: undefined, courier: undefined, mercadopago: 'Mercado Pago', webpay: 'Webpay' })[
    providerOf[method]
  ]

/** What a shopper asks before choosing: what is taken, where it is paid, what cuotas cost, when it counts as paid. */
export function methodWords(method: PaymentChoice, country: OpenCountry) {
  const you = youIn(country)
  const name = providerName(method)
  const places = cashPlaces[country]
  if (method === 'cash_voucher') {
    return {
      label: methodLabels[method],
      schemes: '',
      detail: you(`Con un código en ${places}. Tenés 48 h.`, `Con un código en ${places}. Tienes 48 h.`),
      instalments: '',
      counts: you('Se confirma cuando lo pagás en la caja.', 'Se confirma cuando lo pagas en la caja.'),
    }
  }
  if (method === 'cash_on_delivery') {
    return {
      label: methodLabels[method],
      schemes: '',
      detail: you(
        'Le pagás en efectivo a quien te trae el paquete.',
        'Le pagas en efectivo a quien te trae el paquete.',
      ),
      instalments: '',
      counts: 'Lo preparamos sin que pagues antes.',
    }
  }
  if (method === 'bank_transfer') {
    return {
      label: methodLabels[method],
      schemes: '',
      detail: you(
        'Al confirmar te mostramos los datos de la cuenta. Tenés 48 h.',
        'Al confirmar te mostramos los datos de la cuenta. Tienes 48 h.',
      ),
      instalments: '',
      counts: 'Se confirma cuando la vemos en la cuenta.',
    }
  }
  return {
    label: methodLabels[method],
    schemes: schemes[method][country].join(', '),
    detail: name ? `Te llevamos a ${name} para pagar.` : 'Te llevamos a una página de prueba: no mueve dinero.',
    instalments: name ? `Las cuotas y su costo se eligen en ${name}, antes de pagar.` : '',
    counts: 'Se confirma en el momento.',
  }
}

/** The ways to pay by name, for the foot of the page, the product and the cart; each name once. */
export function waysToPay(methods: readonly PaymentChoice[], country: OpenCountry): string[] {
  const names = methods.flatMap((method) => {
    if (method === 'bank_transfer') return ['transferencia bancaria']
    if (method === 'cash_on_delivery') return ['efectivo al recibir, según la zona']
    if (method === 'cash_voucher') return [`efectivo en ${cashPlaces[country]}`]
    const name = providerName(method)
    return [...(name ? [name] : []), ...schemes[method][country]]
  })
  const isTest = methods.some((method) => providerOf[method] === 'sandbox')
  return [...new Set([...names, ...(isTest ? ['modo de prueba: no se cobra nada'] : [])])]
}
