import { expect, test } from 'vitest'
import { shownGender } from './lists.ts'

test.each([
  ['male', 'Masculino'],
  ['female', 'Femenino'],
  ['other', '-'],
  [null, '-'],
])('ACC-04 the gender %s is shown as %s', (gender, shown) => {
  expect(shownGender(gender)).toBe(shown)
})
