import { expect, test } from 'vitest'
import { methodWords, waysToPay } from './method-words.ts'

test.each([
  [
    'ar',
    ['mercadopago'],
    ['Mercado Pago', 'Visa', 'Mastercard', 'American Express', 'Cabal', 'Naranja', 'dinero en cuenta'],
  ],
  ['cl', ['webpay'], ['Webpay', 'Visa', 'Mastercard', 'American Express', 'Redcompra', 'prepago']],
  [
    'co',
    ['card_test', 'cash_voucher'],
    ['Visa', 'Mastercard', 'American Express', 'efectivo en Efecty o Baloto', 'modo de prueba: no se cobra nada'],
  ],
] as const)('the ways to pay in %s with %j, by name and each once', (country, methods, names) => {
  expect(waysToPay(methods, country)).toEqual(names)
})

test('what a shopper reads before choosing', () => {
  expect(methodWords('mercadopago', 'ar')).toMatchObject({
    detail: 'Te llevamos a Mercado Pago para pagar.',
    instalments: 'Las cuotas y su costo se eligen en Mercado Pago, antes de pagar.',
  })
  expect(methodWords('cash_voucher', 'ar').detail).toBe('Con un código en Rapipago o Pago Fácil. Tenés 48 h.')
  expect(methodWords('cash_voucher', 'cl').detail).toBe('Con un código en Servipag o Caja Vecina. Tienes 48 h.')
  expect(methodWords('card_test', 'ar').detail).toContain('no mueve dinero')
})
