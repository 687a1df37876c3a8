import { expect, test } from 'vitest'
import { packFocus, unpackFocus } from '#domain/browse/catalog/packed-focus.ts'
import type { ProductPicture } from '#domain/browse/product/product-picture.ts'
import { faultOfPictures, picturesAfter, replacedBy } from './product-pictures.ts'

const picture = (url: string, alt: string | null): ProductPicture => ({ url, alt, focus: null })
const fed = picture('/fed.jpg', null)
const described = picture('/own.jpg', 'De frente')
const before = [fed, described]

test.each<[string, ProductPicture[], ProductPicture[]]>([
  ['as they are', before, before],
  ['a feed’s with a text', [picture('/fed.jpg', ' La suela ')], [picture('/fed.jpg', 'La suela')]],
  ['a feed’s without one stays so', [picture('/fed.jpg', '')], [fed]],
  ['a text that is taken back is missing', [picture('/own.jpg', ' ')], [picture('/own.jpg', '')]],
  ['an uploaded one begins without', [picture('/new.jpg', null)], [picture('/new.jpg', '')]],
])('OP-078 the texts of pictures: %s', (_, wanted, expected) => {
  expect(picturesAfter(before, wanted)).toEqual(expected)
})

const fresh = picture('/new.jpg', '')
test.each<[string, ProductPicture[], boolean, string | undefined]>([
  ['in another order', [described, fed], true, undefined],
  ['one fewer', [fed], true, undefined],
  ['the same twice', [fed, fed], false, 'twice'],
  ['one of somebody else', [fed, picture('/alien.jpg', 'x')], false, 'other_pictures'],
  ['none of a product that is hidden', [], false, undefined],
  ['none of one that is shown', [], true, 'no_picture'],
  ['one without a text, hidden', [fed, fresh], false, undefined],
  ['one without a text, shown', [fed, fresh], true, 'no_picture_text'],
])('OP-078 the pictures of a product: %s', (_, after, isShown, expected) => {
  expect(faultOfPictures(after, { before, isShown, uploaded: new Set(['/new.jpg']) })).toBe(expected)
})

test('OP-078 a picture leads to the one that took its place, unless it is still there', () => {
  const wanted = [{ ...fresh, replaces: '/own.jpg' }, fed]
  expect([...replacedBy(wanted, wanted)]).toEqual([['/own.jpg', '/new.jpg']])
  expect([...replacedBy([...wanted, described], [...wanted, described])]).toEqual([])
})

test('the point that crops keep fits into a small number and comes back', () => {
  for (const [x, y] of [
    [0, 0],
    [100, 100],
    [37, 4],
  ] as const)
    expect(unpackFocus(packFocus(x, y))).toEqual([x, y])
  expect(unpackFocus(0)).toBeUndefined()
  expect(packFocus(100, 100)).toBeLessThan(2 ** 16)
})
