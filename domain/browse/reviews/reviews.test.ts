import { describe, expect, test } from 'vitest'
import { percents, ratingOf } from './rating.ts'
import { readReview, type ReviewForm } from './review.ts'
import { readSelection, reviewsPath } from './review-list.ts'

const form: ReviewForm = {
  stars: '4',
  fit: 'small',
  height: '165',
  size: '38',
  author: ' Ana  G. ',
  text: ' Lindas.\r\nSí. ',
}
const bought = { country: 'ar', sizes: ['38'] } as const

test('reviews: a whole form is read; what is not said is null or empty', () => {
  expect(readReview(form, bought)).toEqual({
    review: { stars: 4, fit: 'small', height: 165, size: '38', author: 'Ana G.', text: 'Lindas.\nSí.' },
  })
  expect(readReview({ ...form, fit: '', height: '', size: '', author: '', text: '' }, bought)).toEqual({
    review: { stars: 4, fit: null, height: null, size: null, author: '', text: '' },
  })
})

test.each<[keyof ReviewForm, string, string]>([
  ['stars', '', 'Elegí de 1 a 5 estrellas.'],
  ['stars', '0', 'Elegí de 1 a 5 estrellas.'],
  ['stars', '6', 'Elegí de 1 a 5 estrellas.'],
  ['stars', '4.5', 'Elegí de 1 a 5 estrellas.'],
  ['fit', 'enorme', 'Elegí cómo te quedó.'],
  ['height', '79', 'La altura va en centímetros, de 80 a 230.'],
  ['height', '231', 'La altura va en centímetros, de 80 a 230.'],
  ['height', '1,65', 'La altura va en centímetros, de 80 a 230.'],
  ['height', '1e2', ''],
  ['size', '41', 'Ese talle no está en tu compra.'],
  ['author', 'a'.repeat(31), 'El nombre puede tener hasta 30 caracteres.'],
  ['text', 'a'.repeat(1001), 'El texto puede tener hasta 1000 caracteres.'],
])('reviews: %s %j is refused in words', (field, value, sentence) => {
  const read = readReview({ ...form, [field]: value }, bought)
  if (sentence === '') expect(read).toHaveProperty('review')
  else expect(read).toEqual({ errors: { [field]: sentence } })
})

test('reviews: Chile and Colombia are spoken to with tú', () => {
  expect(readReview({ ...form, stars: '', size: '1' }, { ...bought, country: 'co' })).toEqual({
    errors: { stars: 'Elige de 1 a 5 estrellas.', size: 'Esa talla no está en tu compra.' },
  })
})

describe('what reviews come to', () => {
  const fit = { small: 0, just: 0, large: 0 }
  test('none is not zero stars', () => expect(ratingOf({ stars: [0, 0, 0, 0, 0], fit })).toBe(null))
  test.each([
    [[0, 0, 0, 0, 1], 5, 1],
    [[1, 0, 0, 0, 1], 3, 2],
    [[0, 0, 0, 1, 2], 4.7, 3],
    [[1, 1, 0, 0, 0], 1.5, 2],
  ])('%j is %d of %d', (stars, mean, count) => {
    expect(ratingOf({ stars, fit })).toMatchObject({ stars: mean, count })
  })
  test.each([
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [2, 1, 0],
      [67, 33, 0],
    ],
  ])('%j in percent is %j', (parts, shares) => expect(percents(parts)).toEqual(shares))
})

test('reviews: one selection, one address, there and back', () => {
  for (const selection of [
    { sort: 'newest', fit: null, page: 1 },
    { sort: 'best', fit: 'small', page: 3 },
    { sort: 'worst', fit: 'large', page: 1 },
  ] as const) {
    const path = reviewsPath('ZM0001', selection)
    expect(readSelection(new URL(path, 'http://x').searchParams)).toEqual(selection)
  }
  expect(reviewsPath('ZM0001')).toBe('/opiniones/ZM0001/')
  expect(readSelection(new URLSearchParams('orden=x&calce=y&page=-1'))).toEqual({ sort: 'newest', fit: null, page: 1 })
})
