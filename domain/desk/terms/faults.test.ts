import { expect, test } from 'vitest'
import { accountFaults, methodFaults, termFaults } from './faults.ts'

const es = (faults: Record<string, { es: string }>) =>
  Object.fromEntries(Object.entries(faults).map(([field, sentence]) => [field, sentence.es]))

test.each([
  ['cl', { free_from: '49990', return_days: '45', collects_returns: 'yes' }, {}],
  ['cl', { free_from: '49990,50' }, { free_from: 'Es un monto en CLP, como 39990.' }],
  ['ar', { return_days: '366' }, { return_days: 'Es un número entero de 0 a 365.' }],
  ['ar', { regret_days: '9' }, { regret_days: 'La ley del país da más que eso.' }],
  ['ar', { collects_returns: 'quizás' }, { collects_returns: 'Es sí o no.' }],
  ['ar', { toString: '1' }, { toString: 'No es una condición de la tienda.' }],
] as const)('OP-078 terms of %s as they are typed: %j', (country, changes, faults) => {
  expect(es(termFaults(country, changes))).toEqual(faults)
})

const method = { label: 'Despacho', text: 'Llega pronto', price: 3990, days: null, free_from: 39_990, cut_off: null }
test.each<[object, string[]]>([
  [{}, []],
  [{ price: -1 }, ['price']],
  [{ price: 10.5 }, ['price']],
  [{ days: [4, 2] as [number, number] }, ['days']],
  [{ free_from: null }, ['free_from']],
  [{ cut_off: '25:00', label: '' }, ['label', 'cut_off']],
])('OP-078 a method of shipping as it is typed: %j', (change, fields) => {
  expect(Object.keys(methodFaults('standard', { ...method, ...change }, 'cl')).toSorted()).toEqual(fields.toSorted())
})

test('OP-078 an account that money is sent to is checked by its country', () => {
  const account = {
    holder: 'Ana',
    'tax-id': '20-1',
    bank: 'Banco',
    type: '',
    number: '0000003100010000000001',
    alias: '',
    email: '',
  }
  expect(Object.keys(accountFaults(account, 'cl'))).toEqual([])
  expect(es(accountFaults({ ...account, number: '1111111111111111111111' }, 'ar'))).toEqual({
    number: 'No es un CBU ni un CVU: revisá los dígitos.',
  })
  expect(es(accountFaults({ ...account, holder: ' ' }, 'cl'))).toEqual({ holder: 'Falta.' })
})
