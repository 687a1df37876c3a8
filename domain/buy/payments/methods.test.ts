import { expect, test } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { isMethodOf, paymentChoices } from './methods.ts'

test('OP-078 a real shop could take its own ways and Mercado Pago anywhere, Webpay in Chile, the sandbox nowhere', () => {
  const of = Object.fromEntries(
    openCountries.map((code) => [code, paymentChoices.filter((one) => isMethodOf(code, one))]),
  )
  const anywhere = ['mercadopago', 'bank_transfer', 'cash_on_delivery']
  expect(of).toEqual({ ar: anywhere, cl: ['mercadopago', 'webpay', 'bank_transfer', 'cash_on_delivery'], co: anywhere })
})
