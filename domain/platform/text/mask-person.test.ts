import { expect, test } from 'vitest'
import { maskEmail, maskName, maskNumber } from './mask-person.ts'

test.each([
  ['ana@example.com', 'a…@example.com'],
  ['a@example.com', 'a…@example.com'],
  ['@example.com', '…'],
  ['', '…'],
])('%j is shown as %j', (email, shown) => expect(maskEmail(email)).toBe(shown))

test.each([
  ['Ana María García', 'A. M. G.'],
  ['  ñandú  ', 'Ñ.'],
  ['', ''],
])('the name %j is shown as %j', (name, shown) => expect(maskName(name)).toBe(shown))

test.each([
  ['30111222', '…222'],
  ['12345', '…'],
  ['', '…'],
])('the number %j is shown as %j', (text, shown) => expect(maskNumber(text)).toBe(shown))
