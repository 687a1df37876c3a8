import { expect, test } from 'vitest'
import { openCountries } from '#domain/platform/country/country.ts'
import { assortment } from './generate.ts'
import { makeModel } from './model.ts'
import { pictureOf } from './picture-of.ts'
import { colours } from '#domain/browse/catalog/palette.ts'

const now = new Date('2026-06-15T12:00:00Z')
const pictured = openCountries.flatMap((country) =>
  [...assortment({ country, count: 600, now, seed: 1 })].map((product) => {
    const { sku, name, gender, brand, color } = product
    return {
      product,
      country,
      picture: pictureOf({ sku, name, gender, brand, color, attributes: Object.fromEntries(product.attributes) }),
    }
  }),
)

test('every product can be drawn from its own data, in its own colour', () => {
  const labels = new Set<string>(colours)
  for (const { picture } of pictured) {
    expect(labels.has(picture.colour)).toBe(true)
    expect(picture.silhouette).toMatch(/^[a-z-]+$/)
    expect(picture.material).toMatch(/^[a-z]+$/)
  }
})

test('a stored product is built as its model was: the name keeps the cut, the attributes keep the rest', () => {
  for (const { product, picture, country } of pictured) {
    const { specification } = makeModel(country, 1, Number(product.sku.slice(3, 9)) - 1)
    expect({ silhouette: picture.silhouette, form: picture.form }).toEqual(specification)
  }
})

test('the colours of a model are drawn alike', () => {
  for (const { product, picture } of pictured.filter(({ product }) => product.sku.endsWith('B'))) {
    const first = pictured.find((other) => other.product.sku === `${product.sku.slice(0, -1)}A`)!.picture
    expect({ ...picture, colour: first.colour }).toEqual(first)
  }
})

const plain = { gender: 'mujer', brand: 'esquinera', color: 'Negro', attributes: {} } as const

test.each([
  [{ sku: 'ZM0001', name: 'Zapatilla Brisa' }, 'sneaker', 'plain'],
  [{ sku: 'RT0002CL', name: 'Polera Marinera', attributes: { sleeves: 'Manga larga' } }, 't-shirt', 'stripes'],
  [{ sku: 'BTA000001A', name: 'Botas Chelsea Río', attributes: { shaft_height: 'Tobillo' } }, 'boot', 'plain'],
  [{ sku: 'RV0002', name: 'Gorra Baldío' }, 'cap', 'plain'],
  [{ sku: 'VSA000001A', name: 'Vestido Midi Floral Río', attributes: { trend: 'Flores' } }, 'dress', 'floral'],
  [{ sku: 'MBA000001A', name: 'Short de Baño Costa Río', gender: 'hombre' }, 'swim-shorts', 'plain'],
  [{ sku: 'GC0001', name: 'Gift Card Vereda' }, 'gift-card', 'plain'],
  [{ sku: 'MB0001', name: 'Membresía Club Envíos, un año' }, 'gift-card', 'plain'],
] as const)('%o is drawn as a %s, %s', (product, silhouette, pattern) => {
  expect(pictureOf({ ...plain, ...product })).toMatchObject({ silhouette, pattern })
})
