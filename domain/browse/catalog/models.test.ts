import { describe, expect, test } from 'vitest'
import { modelOf, onePerModel } from './models.ts'

const sneaker = { brand: 'Brisa', productName: 'Zapatilla Coral', gender: 'mujer' }

describe('what is one model', () => {
  test.each([
    ['another colour', sneaker, true],
    ['another name', { ...sneaker, productName: 'Zapatilla Salvia' }, false],
    ['another brand', { ...sneaker, brand: 'Andina' }, false],
    ['for other people', { ...sneaker, gender: 'hombre' }, false],
    ['names that meet only when run together', { ...sneaker, brand: 'Brisa Zapatilla', productName: 'Coral' }, false],
  ])('CAT %s', (_, other, isSame) => {
    expect(modelOf(other) === modelOf(sneaker)).toBe(isSame)
  })
})

describe('one card per model', () => {
  const model = (sku: string) => sku.slice(0, -1)
  test.each<[name: string, list: string[], except: string[], shown: string[]]>([
    ['nothing', [], [], []],
    ['models of one colour', ['A1', 'B1', 'C1'], [], ['A1', 'B1', 'C1']],
    ['the first colour in the order stands for its model', ['A2', 'B1', 'A1', 'B2'], [], ['A2', 'B1']],
    ['another order, another colour', ['A1', 'B2', 'B1', 'A2'], [], ['A1', 'B2']],
    ['a filter leaves one colour of two', ['A2', 'C1'], [], ['A2', 'C1']],
    ['a product named twice', ['A1', 'A1'], [], ['A1']],
    ['never the one being looked at', ['A2', 'B1', 'A1'], ['A'], ['B1']],
  ])('CAT %s', (_, list, except, shown) => {
    expect(onePerModel(list, model, except)).toEqual(shown)
  })
})
