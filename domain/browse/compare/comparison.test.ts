import { expect, test } from 'vitest'
import { comparePath, comparisonRows, readCompared, withCompared, type ComparedProduct } from './comparison.ts'

test.each([
  ['sku=A&sku=B', ['A', 'B']],
  ['sku=A&sku=A', ['A']],
  ['sku=A&sku=B&sku=C&sku=D', ['A', 'B', 'C']],
  ['sku=%27;drop&sku=B', ['B']],
  ['', []],
])('U48 the address ?%s compares %j', (search, skus) => {
  expect(readCompared(new URLSearchParams(search))).toEqual(skus)
})

test('U48 the address of a comparison names its products', () => {
  expect(comparePath(['ZM0001', 'RT0001'])).toBe('/comparar?sku=ZM0001&sku=RT0001')
})

test.each([
  [[], 'A', ['A']],
  [['A', 'B'], 'C', ['A', 'B', 'C']],
  [['A', 'B', 'C'], 'D', ['B', 'C', 'D']],
  [['A', 'B'], 'A', ['B', 'A']],
])('U48 %j with %s are %j', (skus, sku, all) => {
  expect(withCompared(skus, sku)).toEqual(all)
})

const shoe: ComparedProduct = {
  color: 'Blanco',
  available: true,
  simples: [
    { size: '37', available: true },
    { size: '38', available: false },
    { size: '39', available: true },
  ],
  attributes: [{ key: 'upper_material', name: 'Material exterior', value: 'Lona' }],
  fit: 'runs_small',
}
const bag: ComparedProduct = {
  color: 'Negro',
  available: true,
  simples: [{ size: 'U', available: true }],
  attributes: [{ key: 'acc_material', name: 'Material del accesorio', value: 'Cuero' }],
  fit: null,
}

test('U48 what only one has shows a dash for the other; sizes that are gone are left out', () => {
  const rows = comparisonRows([shoe, bag], 'ar')
  expect(rows.map(({ name, values }) => [name, ...values].join(' | '))).toEqual([
    'Talles | 37, 39 | Único',
    'Color | Blanco | Negro',
    'Cómo queda | Queda chico | A su talle',
    'Material exterior | Lona | —',
    'Material del accesorio | — | Cuero',
  ])
  expect(comparisonRows([bag], 'cl')[0]!.name).toBe('Tallas')
  expect(comparisonRows([bag], 'cl').map(({ name }) => name)).not.toContain('Cómo queda')
})
