import { expect, test } from 'vitest'
import { splitPhone } from './area-code.ts'

test.each([
  ['11 4567-8901', { prefix: '11', phone: '45678901' }],
  ['+54 9 11 4567 8901', { prefix: '11', phone: '45678901' }],
  ['011 4567 8901', { prefix: '11', phone: '45678901' }],
  ['011 15 4567 8901', { prefix: '11', phone: '45678901' }],
  ['(351) 422-3344', { prefix: '351', phone: '4223344' }],
  ['0351 15 422 3344', { prefix: '351', phone: '4223344' }],
  ['2901 45 6789', { prefix: '2901', phone: '456789' }],
  ['4567 8901', { prefix: '', phone: '45678901' }],
  ['no es', { prefix: '', phone: 'noes' }],
  ['', { prefix: '', phone: '' }],
])('U58 ar: %s', (typed, expected) => {
  expect(splitPhone(typed, 'ar')).toEqual(expected)
})

test.each(['cl', 'co'] as const)('U58 %s has no area codes: the number stays as it is typed', (country) => {
  expect(splitPhone('310 456 7890', country)).toEqual({ prefix: '', phone: '310 456 7890' })
})

test.each([
  ['9 8765 4321', '9 8765 4321'],
  ['8765 4321', '987654321'],
  ['+56 8765 4321', '987654321'],
])('U58 cl: behind +56 9 the phone %s is %s', (typed, phone) => {
  expect(splitPhone(typed, 'cl')).toEqual({ prefix: '', phone })
})
