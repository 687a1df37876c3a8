import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deltaFault, pricesAfter, readDeltaRow } from './delta-row.ts'

const money = countryProfiles.ar
const none = { specialPrice: null, specialFrom: null, specialTo: null }

test.each([
  [
    { id: 'ZM0001-38', price: '10 ARS' },
    { id: 'ZM0001-38', skuSimple: 'ZM0001-38', price: 1000 },
  ],
  [
    { id: '779', quantity: '4' },
    { id: '779', skuSimple: '779-U', stock: 4 },
  ],
  [
    { id: '779', item_group_id: 'BR1', quantity: '0' },
    { id: '779', skuSimple: 'BR1-779', stock: 0 },
  ],
  [
    { id: 'A1-M', availability: 'in stock' },
    { id: 'A1-M', skuSimple: 'A1-M', stock: null },
  ],
  [
    { id: 'A1-M', availability: 'out_of_stock', quantity: '9' },
    { id: 'A1-M', skuSimple: 'A1-M', stock: 0 },
  ],
  [
    { id: 'A1-M', sale_price: '' },
    { id: 'A1-M', skuSimple: 'A1-M', sale: none },
  ],
  [
    { id: 'A1-M', sale_price: '5 ARS', price: '' },
    { id: 'A1-M', skuSimple: 'A1-M', sale: { ...none, specialPrice: 500 } },
  ],
])('%j says %j', (fields, row) => {
  expect(readDeltaRow(fields as Record<string, string>, money)).toEqual(row)
})

test.each([
  [{ id: '', price: 'x' }, 'price "x" is not a price like 12999.00 ARS; id is empty'],
  [{ id: 'A', price: '10 CLP' }, 'price "10 CLP" is not in ARS, the currency of the store'],
  [{ id: 'A', quantity: '1.5' }, 'quantity "1.5" is not a whole number'],
  [{ id: 'A', availability: 'maybe' }, 'availability "maybe" is none of in_stock, out_of_stock, preorder, backorder'],
])('%j is refused: %s', (fields, sentence) => {
  const reasons = sentence.split('; ').toSorted()
  try {
    readDeltaRow(fields, money)
    expect.unreachable()
  } catch (error) {
    expect((error as Error).message.split('; ').toSorted()).toEqual(reasons)
  }
})

test.each([
  [{ price: 1000, ...none }, { price: 1200 }, { price: 1200, ...none }],
  [{ price: 1000, ...none }, { sale: { ...none, specialPrice: 900 } }, { price: 1000, ...none, specialPrice: 900 }],
  [
    { price: 1000, ...none, specialPrice: 900 },
    { sale: none, price: 800 },
    { price: 800, ...none },
  ],
])('%j and then %j is %j', (before, change, after) => {
  expect(pricesAfter(before, { id: '', skuSimple: '', ...change }, money)).toEqual(after)
})

test('a sale price stays below the price, whichever of the two comes', () => {
  const row = { id: '', skuSimple: '' }
  const onSale = { price: 1000, ...none, specialPrice: 900 }
  expect(() => pricesAfter(onSale, { ...row, price: 900 }, money)).toThrow('say sale_price too')
  expect(() => pricesAfter(onSale, { ...row, sale: { ...none, specialPrice: 1000 } }, money)).toThrow('is not below')
})

test.each([
  [['id', 'price'], undefined],
  [['id', 'inventory'], undefined],
  [['id', 'title'], /at least one of price/],
  [['price'], /has id/],
  [['record', 'id', 'price'], /table of our own/],
])('a header of %j', (columns, fault) => {
  if (fault) expect(deltaFault(columns)).toMatch(fault)
  else expect(deltaFault(columns)).toBeUndefined()
})
