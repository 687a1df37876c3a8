import { expect, test } from 'vitest'
import { openCountries } from '#domain/store/country.ts'
import { assortment } from './generate.ts'
import { pictureOf } from './picture-of.ts'
import { colours } from '#domain/catalog/palette.ts'

const now = new Date('2026-06-15T12:00:00Z')
const pictured = openCountries.flatMap((country) =>
  [...assortment({ country, count: 600, now, seed: 1 })].map((product) => {
    const { sku, name, gender, color } = product
    return {
      product,
      picture: pictureOf({ sku, name, gender, color, attributes: Object.fromEntries(product.attributes) }),
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

test('the colours of a model are drawn alike', () => {
  for (const { product, picture } of pictured.filter(({ product }) => product.sku.endsWith('B'))) {
    const first = pictured.find((other) => other.product.sku === `${product.sku.slice(0, -1)}A`)!.picture
    expect({ ...picture, colour: first.colour }).toEqual(first)
  }
})

const plain = { gender: 'mujer', color: 'Negro', attributes: {} } as const

test.each([
  [{ sku: 'ZM0001', name: 'Zapatilla Brisa' }, 'sneaker-low', 'plain'],
  [{ sku: 'RT0002CL', name: 'Polera Marinera', attributes: { sleeves: 'Manga larga' } }, 'long-sleeve', 'stripes'],
  [{ sku: 'BTA000001A', name: 'Botas Chelsea', attributes: { shaft_height: 'Tobillo' } }, 'ankle-boot', 'plain'],
  [{ sku: 'RV0002', name: 'Gorra Baldío' }, 'cap', 'plain'],
  [{ sku: 'VSA000001A', name: 'Vestido Midi Floral', attributes: { trend: 'Flores' } }, 'dress', 'floral'],
  [{ sku: 'MBA000001A', name: 'Malla Costa', gender: 'hombre' }, 'swim-shorts', 'plain'],
  [{ sku: 'GC0001', name: 'Gift Card Vereda' }, 'gift-card', 'plain'],
] as const)('%o is drawn as a %s, %s', (product, silhouette, pattern) => {
  expect(pictureOf({ ...plain, ...product })).toMatchObject({ silhouette, pattern })
})
