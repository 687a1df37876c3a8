import { expect, test } from 'vitest'
import { differencesOf, faultsOf, type ProductChange, type WholeProduct } from './product-change.ts'

const known = {
  categories: new Set([1, 2]),
  brands: new Set([7]),
  sizeTables: new Set([9]),
  uploaded: new Set(['/img/f/new.jpg']),
}
const picture = (url: string, alt: string | null = null) => ({ url, alt, focus: null })
const product: WholeProduct = {
  sku: 'A1',
  name: 'Remera Brisa',
  description: 'De algodón.',
  brandId: 7,
  sizeTableId: null,
  gender: 'mujer',
  color: 'Rojo',
  colorFamily: 'Rojo',
  attributes: [{ key: 'fit', value: 'Suelto' }],
  images: [picture('/a.jpg'), picture('/b.jpg')],
  price: 1000,
  specialPrice: 800,
  specialFrom: null,
  specialTo: null,
  isShown: false,
  categories: [1],
  stock: { 'A1-38': 1 },
  isGiftCard: false,
  pictures: 2,
  picturesWithoutText: 0,
}

test.each<[string, ProductChange, Record<string, string>]>([
  ['nothing', {}, {}],
  ['a name', { name: 'Remera' }, {}],
  ['a price at the special one', { price: 800 }, { price: 'special_not_below' }],
  ['a special price above', { specialPrice: 1000 }, { specialPrice: 'special_not_below' }],
  ['both at once', { price: 700, specialPrice: 600 }, {}],
  ['dates that cross', { specialFrom: '2026-12-02', specialTo: '2026-12-01' }, { specialTo: 'dates_over' }],
  ['pictures in another order', { images: [picture('/b.jpg'), picture('/a.jpg')] }, {}],
  ['a picture that was uploaded', { images: [picture('/img/f/new.jpg', '')] }, {}],
  ['a picture of somebody else', { images: [picture('/a.jpg'), picture('/c.jpg')] }, { images: 'other_pictures' }],
  ['one twice', { images: [picture('/a.jpg'), picture('/a.jpg')] }, { images: 'twice' }],
  ['a brand of another store', { brandId: 8 }, { brandId: 'unknown_brand' }],
  ['a size table of another store', { sizeTableId: 8 }, { sizeTableId: 'unknown_size_table' }],
  ['no category', { categories: [] }, { categories: 'no_category_left' }],
  ['a category of another store', { categories: [3] }, { categories: 'unknown_category' }],
  [
    'an attribute twice',
    {
      attributes: [
        { key: 'fit', value: 'a' },
        { key: 'fit', value: 'a' },
      ],
    },
    { attributes: 'twice' },
  ],
  ['shown', { isShown: true }, {}],
  [
    'shown with a picture that nobody described',
    { isShown: true, images: [picture('/img/f/new.jpg', '')] },
    { isShown: 'no_picture_text' },
  ],
  ['shown with one that is described', { isShown: true, images: [picture('/img/f/new.jpg', 'De frente')] }, {}],
])('OP-078 a change of a product: %s', (_, change, expected) => {
  expect(faultsOf(product, change, known)).toEqual(expected)
})

test('OP-078 a product without pictures is not shown', () => {
  expect(faultsOf({ ...product, pictures: 0, images: [] }, { isShown: true }, known)).toEqual({ isShown: 'no_picture' })
})

test('OP-078 only what a change makes other than it is counts as changed', () => {
  expect(
    differencesOf(product, { name: 'Remera Brisa', price: 1200, categories: [1], images: [picture('/b.jpg')] }),
  ).toEqual({
    before: { price: 1000, images: product.images },
    after: { price: 1200, images: [picture('/b.jpg')] },
  })
})
