import { expect, test } from 'vitest'
import { completeLook, placeOf, type Garment } from './look.ts'

test.each([
  ['Zapatillas', 'feet'],
  ['Tenis', 'feet'],
  ['Tacones', 'feet'],
  ['Remeras', 'top'],
  ['Poleras', 'top'],
  ['Camisetas', 'top'],
  ['Polerones', 'layer'],
  ['Sacos', 'layer'],
  ['Polleras', 'legs'],
  ['Bermudas', 'legs'],
  ['Vestidos', 'whole'],
  ['Vestidos de baño', null],
  ['Ropa interior', null],
  ['Pantuflas', null],
  ['Medias', null],
  ['Bolsos', 'bag'],
  ['Morrales', 'bag'],
  ['Correas', 'accent'],
  ['Gafas de sol', 'accent'],
  ['Gift cards', null],
  ['Manga corta', null],
])('PDP-08 the place of %s in a look is %s', (name, place) => {
  expect(placeOf(name)).toBe(place)
})

const garment = (sku: string, place: Garment['place'], rest: Partial<Garment> = {}): Garment => ({
  sku,
  model: `brand ${sku}`,
  place,
  gender: 'mujer',
  colorFamily: 'Negro',
  price: 10_000,
  popularity: 1,
  ...rest,
})
const worn = garment('REMERA', 'top', { colorFamily: 'Rojo' })
const three = [garment('JEAN', 'legs'), garment('BOTA', 'feet'), garment('CAMPERA', 'layer')]

test.each<[string, Garment, Garment[], string[]]>([
  ['one of each other place, the most wanted first', worn, three.toReversed(), ['JEAN', 'BOTA', 'CAMPERA']],
  ['fewer than three are none', worn, three.slice(1), []],
  ['never the same kind', worn, [...three.slice(1), garment('OTRA', 'top')], []],
  [
    'four are enough',
    worn,
    [...three, garment('BOLSO', 'bag'), garment('RELOJ', 'accent')],
    ['JEAN', 'BOTA', 'CAMPERA', 'BOLSO'],
  ],
  ['a dress wants no trousers', garment('VESTIDO', 'whole'), three, []],
  [
    'of another gender is not for her',
    worn,
    [garment('HOMBRE', 'legs', { gender: 'hombre' }), ...three.slice(1), garment('BOLSO', 'bag', { gender: 'unisex' })],
    ['BOTA', 'CAMPERA', 'BOLSO'],
  ],
  [
    'what is for everybody is for grown-ups',
    { ...worn, gender: 'ninos' },
    three.map((one) => ({ ...one, gender: 'unisex' })),
    [],
  ],
  [
    'a bag for everybody gets one look, not half of two',
    garment('BOLSO', 'bag', { gender: 'unisex' }),
    [garment('BLUSA', 'top'), garment('PANTALON', 'legs', { gender: 'hombre' }), ...three],
    ['BLUSA', 'JEAN', 'BOTA', 'CAMPERA'],
  ],
  [
    'colours that fight are left out, also among what was chosen',
    worn,
    [
      garment('VERDE', 'legs', { colorFamily: 'Verde', popularity: 9 }),
      garment('ROJA', 'feet', { colorFamily: 'Rojo', popularity: 9 }),
      ...three,
    ],
    ['JEAN', 'ROJA', 'CAMPERA'],
  ],
  [
    'near in price first, then better known; four times dearer is out',
    worn,
    [
      garment('CARO', 'legs', { price: 50_000, popularity: 99 }),
      garment('LEJOS', 'legs', { price: 30_000, popularity: 99 }),
      garment('CERCA', 'legs', { price: 11_000, popularity: 5 }),
      ...three,
    ],
    ['CERCA', 'BOTA', 'CAMPERA'],
  ],
  [
    'its own other colour is not a companion',
    worn,
    [garment('JEAN', 'legs', { model: worn.model }), ...three.slice(1)],
    [],
  ],
])('PDP-08 a look: %s', (_, self, wardrobe, look) => {
  expect(completeLook(self, wardrobe)).toEqual(look)
})
