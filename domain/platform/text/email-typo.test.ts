import { expect, test } from 'vitest'
import { likelyEmail } from './email-typo.ts'

test.each([
  ['lucia@gmial.com', 'lucia@gmail.com'],
  ['lucia@hotmial.com', 'lucia@hotmail.com'],
  ['lucia@gmail.con', 'lucia@gmail.com'],
  ['Lucia@Gmail.co', 'lucia@gmail.com'],
  ['lucia@gamil.com', 'lucia@gmail.com'],
  ['lucia@hotmal.com', 'lucia@hotmail.com'],
  ['lucia@outlok.com', 'lucia@outlook.com'],
  ['lucia@yaho.com', 'lucia@yahoo.com'],
  ['lucia@gmail.com', undefined],
  ['lucia@yahoo.com.ar', undefined],
  ['lucia@hotmail.es', undefined],
  ['lucia@ymail.com', undefined],
  ['lucia@mail.com', undefined],
  ['lucia@empresa.com.ar', undefined],
  ['lucia@vereda.example', undefined],
  ['lucia', undefined],
  ['', undefined],
])('the e-mail %s is questioned as %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})
