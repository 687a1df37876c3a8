import { expect, test } from 'vitest'
import { acceptedSteps, base32, enrolmentAddress, stepAt } from './one-time-code.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('2FA-04 a code is right in its half minute and the ones beside it, once', () => {
  expect(stepAt(at(59))).toBe(1)
  expect(acceptedSteps(at(300), null)).toEqual([9, 10, 11])
  expect(acceptedSteps(at(300), 9)).toEqual([10, 11])
  expect(acceptedSteps(at(300), 11)).toEqual([])
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('2FA-04 %j in the letters of RFC 4648 is %j', (text, letters) => {
  expect(base32(new TextEncoder().encode(text))).toBe(letters)
})

test('2FA-04 an authenticator shows the name of the shop', () => {
  expect(enrolmentAddress({ secret: 'MZXQ', shop: 'La Tienda', email: 'a@b.example' })).toBe(
    'otpauth://totp/La%20Tienda:a%40b.example?secret=MZXQ&issuer=La%20Tienda',
  )
})
