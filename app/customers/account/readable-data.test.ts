import { expect, test } from 'vitest'
import { accountWords } from '#app/platform/texts/account-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { readableRow } from './readable-data.ts'

const context = { shop: countryProfiles.ar, words: accountWords('ar').data }

test.each([
  ['gender', 'female', 'Género', 'Femenino'],
  ['birthday', '1981-03-14', 'Fecha de nacimiento', '14/03/1981'],
  ['total', '12299', 'Total', '$\u00a012.299'],
  ['remaining', '1500.5', 'Disponible', '$\u00a01.500,50'],
  ['bankData', '•••• 7891', 'Datos bancarios', '•••• 7891'],
  ['status', 'delivered', 'Estado', 'Entregado'],
  ['placedAt', '2026-11-15T02:00:00.000Z', 'Fecha', '14/11/2026'],
  ['isDefaultShipping', 'true', 'Para envíos', 'Sí'],
  ['kind', 'terms', 'Sobre', 'Términos y condiciones'],
  ['newsletterSubscriptions', '{"mujer":true,"hombre":false,"ninos":true}', 'Intereses', 'Mujer, Niños'],
  ['newsletterSubscriptions', '{"mujer":false}', 'Intereses', 'No'],
  [
    'shippingAddress',
    '{"address1":"Honduras","street_number":"4210","additional_info":"","postcode":"1414","city":"Buenos Aires"}',
    'Enviado a',
    'Honduras 4210, 1414, Buenos Aires',
  ],
])('ACC-04 ACC-05 the field %s of a customer’s data, %s, is read as %s: %s', (field, value, name, text) => {
  expect(readableRow({ [field]: value }, context)).toEqual([{ name, text }])
})

test('what only the shop reads is left out, and nothing else', () => {
  expect(readableRow({ fkCustomerAddressCity: '5402001', unheardOf: 'x' }, context)).toEqual([
    { name: 'unheardOf', text: 'x' },
  ])
})
