import { expect, test } from 'vitest'
import { photoFilesOf } from './photo-files.ts'

const products = [
  ...['CAL1', 'CAL1-2', 'Cal3'].map((sku) => ({ sku, code: null })),
  { sku: 'LOICABOTA', code: 'b-7' },
  { sku: 'LOICABOTA', code: 'b-8' },
  { sku: 'NEGRO', code: 'M5' },
  { sku: 'ROJO', code: 'M5' },
  // A sku comes before a code.
  { sku: 'OTRA', code: 'CAL1' },
]

test.each([
  [['CAL1.jpg'], { CAL1: ['CAL1.jpg'] }, []],
  [['CAL1_3.png', 'cal1.JPEG', 'CAL1 4.webp'], { CAL1: ['cal1.JPEG', 'CAL1_3.png', 'CAL1 4.webp'] }, []],
  // A sku of its own comes before a number.
  [['CAL1-2.jpg', 'CAL1-2-2.avif'], { 'CAL1-2': ['CAL1-2.jpg', 'CAL1-2-2.avif'] }, []],
  [['CAL3-10.jpg', 'CAL3-9.jpg'], { Cal3: ['CAL3-9.jpg', 'CAL3-10.jpg'] }, []],
  [['CAL4.jpg', 'CAL1-x.jpg', '.jpg'], {}, ['CAL4.jpg', 'CAL1-x.jpg']],
  [['B-7.jpg', 'b-8-2.jpg'], { LOICABOTA: ['B-7.jpg', 'b-8-2.jpg'] }, []],
  // What is no picture is nobody's business.
  [['leeme.txt', 'Thumbs.db', 'CAL1'], {}, []],
])('the photographs %j belong to %j', (names, bySku, others) => {
  const found = photoFilesOf(names, products)
  expect([Object.fromEntries(found.bySku), found.others]).toEqual([bySku, others])
})

test('a photograph named after a code that several colours have belongs to none of them', () => {
  expect(photoFilesOf(['M5.jpg', 'M5-2.jpg'], products)).toMatchObject({
    others: [],
    ambiguous: ['M5.jpg', 'M5-2.jpg'],
  })
})
