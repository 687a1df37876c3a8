import { expect, test } from 'vitest'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { readMerchantRow } from './merchant-row.ts'
import { readOwnRow } from './own-row.ts'

const { ar } = countryProfiles
const row = { id: 'A1-38', item_group_id: 'A1', title: 'Zapatilla', price: '100.00 ARS', size: '38', gender: 'female' }

test('a row of a Merchant feed is a product and one of its sizes', () => {
  expect(
    readMerchantRow(
      {
        ...row,
        sale_price: '80 ARS',
        product_type: 'Mujer > Calzado',
        image_link: '/a.jpg',
        additional_image_link: '/b.jpg, /c.jpg',
      },
      ar,
    ),
  ).toMatchObject({
    product: {
      sku: 'A1',
      price: 10_000,
      specialPrice: 8000,
      filing: { names: ['Mujer', 'Calzado'] },
      images: ['/a.jpg', '/b.jpg', '/c.jpg'],
    },
    size: { skuSimple: 'A1-38', sizeFilterKey: 'shoe_size', stock: null },
  })
})

test.each([
  [{ availability: 'in stock', quantity: '7' }, 7],
  [{ availability: 'in_stock', inventory: '3' }, 3],
  [{ availability: 'out_of_stock', quantity: '7' }, 0],
  [{ availability: 'preorder' }, 0],
  [{}, null],
])('%j means a stock of %s', (more, stock) => {
  expect(readMerchantRow({ ...row, ...more }, ar).size!.stock).toBe(stock)
})

test.each([
  [{ id: '' }, /id is empty/],
  [{ title: ' ' }, /title is empty/],
  [{ title: 'x'.repeat(151) }, /title has 151 characters, at most 150/],
  [{ description: 'x'.repeat(5001) }, /at most 5000/],
  [{ id: 'x'.repeat(51) }, /at most 50/],
  [{ price: '100 CLP' }, /price "100 CLP" is not in ARS/],
  [{ sale_price: '100 ARS' }, /sale_price 100 ARS is not below price 100.00 ARS/],
  [{ sale_price: '90 ARS', sale_price_effective_date: 'mañana' }, /is not START\/END/],
  [{ availability: 'quizás' }, /availability "quizás"/],
  [{ quantity: '-1' }, /quantity "-1"/],
  [{ gender: 'mujer' }, /gender "mujer"/],
  [{ image_link: 'ftp://a' }, /not a picture/],
  [{ title: 'a\0b' }, /NUL/],
  [{ title: '', price: 'x' }, /title is empty; price "x"/],
])('a row with %j is refused with all its faults', (more, sentence) => {
  expect(() => readMerchantRow({ ...row, ...more }, ar)).toThrow(sentence)
})

test('with --by-color each colour of a group is a product', () => {
  const skus = ['Rojo', 'Azul', 'Rojo'].map(
    (color) => readMerchantRow({ ...row, color }, { ...ar, isByColor: true }).product!.sku,
  )
  expect(skus[0]).toBe(skus[2])
  expect(skus[0]).not.toBe(skus[1])
})

const own = {
  record: 'product',
  sku: 'A1',
  name: 'Una',
  slug: 'una-a1',
  brand: 'una',
  gender: 'mujer',
  price: '100.00 ARS',
}

test.each([
  [{ record: 'thing' }, /record "thing" is none of category/],
  [{ sku: 'A-1' }, /sku "A-1" is not like ZM0001/],
  [{ slug: 'Una A1' }, /slug "Una A1"/],
  [{ gender: 'female' }, /gender "female" is none of mujer/],
  [{ special_price: '100.00 ARS' }, /special_price is not below price/],
  [{ special_from: '2026-11-02', special_to: '2026-11-01', special_price: '1 ARS' }, /special_from is not before/],
  [{ attributes: 'Colour of it=red' }, /attributes holds "Colour of it=red"/],
  [{ categories: 'mujer' }, /categories holds "mujer"/],
  [{ is_eco: 'yes' }, /is_eco "yes"/],
  [{ images: 'javascript:alert(1)' }, /images holds "javascript:alert\(1\)"/],
  [{ record: 'brand', logo: '//otro.example/x' }, /logo holds/],
  [{ created_at: 'hoy' }, /created_at "hoy"/],
  [{ record: 'size', id: 'A1', size: '38' }, /id "A1" is not like ZM0001-38/],
  [{ record: 'size', id: 'A1-38', size: '38', stock: '1.5' }, /stock "1.5"/],
  [{ record: 'category', path: 'mujer' }, /path "mujer"/],
  [{ record: 'size_table', kind: 'calzado', columns: '[1]', rows: '[]' }, /columns is not a JSON list/],
  [{ record: 'seller', ships: 'drone' }, /ships "drone"/],
])('a row of our own with %j is refused', (more, sentence) => {
  expect(() => readOwnRow({ ...own, ...more }, ar)).toThrow(sentence)
})

test('cells of our own table are kept letter by letter', () => {
  const name = '=HYPERLINK("x") '
  expect(readOwnRow({ ...own, name, description: '+1 @a -b' }, ar).product).toMatchObject({
    name,
    description: '+1 @a -b',
  })
})
