import { expect, test } from 'vitest'
import { imageAddress, imageSources, isPictureWidth } from './image-address.ts'

test.each([
  [59, '/placeholders/small.svg'],
  [60, '/placeholders/medium.svg'],
  [113, '/placeholders/medium.svg'],
  [114, '/placeholders/large.svg'],
])('PDP-12 without a source, %d px wide is %s', (width, address) => {
  for (const source of [undefined, null, '']) expect(imageAddress(source, width)).toBe(address)
})

test.each([
  ['/img/p/ZM0001-1.jpg', 360, '/img/p/ZM0001-1.jpg?width=360'],
  ['/img/p/RV0002-1', 360, '/img/p/RV0002-1.jpg?width=360'],
  ['/img/p/ZM0001-1.jpg', 200, '/img/p/ZM0001-1.jpg?width=240'],
  ['/img/p/ZM0001-1.jpg', 9000, '/img/p/ZM0001-1.jpg?width=1500'],
  ['/fotos/bota', 200, '/fotos/bota.jpg?width=200'],
  ['/fotos/bota.jpg?v=2', 200, '/fotos/bota.jpg?v=2&width=200'],
])('PDP-13 %s at %d px is asked for as %s', (source, width, address) => {
  expect(imageAddress(source, width)).toBe(address)
})

test.each(['https://fotos.example/bota.jpg', '//fotos.example/bota.jpg', 'javascript:alert(1)', 'bota.jpg'])(
  'S24 %s is not of this shop: it is never asked for, a stand-in is shown',
  (source) => {
    expect(imageAddress(source, 200)).toBe('/placeholders/large.svg')
    expect(imageSources(source)).toBeUndefined()
  },
)

test('U37 candidates are widths that exist, none of them larger than asked for', () => {
  const sources = imageSources('/img/p/ZM0001-1.jpg', 720)!
  const widths = sources.split(', ').map((source) => Number(source.split(' ')[1]!.slice(0, -1)))
  expect(widths).toEqual([160, 240, 360, 480, 720])
  expect(widths.every(isPictureWidth)).toBe(true)
  expect(imageSources(undefined)).toBeUndefined()
})
