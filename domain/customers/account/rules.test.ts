import { expect, test } from 'vitest'
import { checkAccount } from './account-fields.ts'
import { dayOf, isBirthday, shownBirthday } from './birthday.ts'
import { browserName } from './browser-name.ts'
import { isIdentification, normaliseIdentification } from './identification.ts'
import { commonPasswords } from './common-passwords.ts'
import { normalisePassword, passwordFault } from './password-rules.ts'
import { isFresh, keepSessionSeconds, renewalOf } from './session-rules.ts'
import { asksForCode } from './two-step-rules.ts'

test.each([
  ['abc12', false],
  ['zorzal', true],
  ['Ñandú_2~/-', true],
  ['áéíóúüñÁ1!@#$%^', true],
  ['1234567890123456', false],
  ['con espacio', false],
  ['emoji👟x', false],
  ['Qwerty123', false],
])('VAL-07 OP-065 the password %j can be chosen: %s', (password, isGood) => {
  expect(passwordFault(password) === undefined).toBe(isGood)
})

test.each([
  ['corta12', false],
  ['una frase bien larga 👟', true],
  ['x'.repeat(129), false],
])('C2 the strict policy takes %j: %s', (password, isGood) => {
  expect(passwordFault(password, 'strict') === undefined).toBe(isGood)
})

test('C2 the same letters typed on another keyboard are the same password', () => {
  expect(normalisePassword('n\u0303andu')).toBe('ñandu')
})

test('every common password could have been chosen otherwise, so that listing it has an effect', () => {
  for (const password of commonPasswords) expect(password).toBe(password.toLowerCase())
  expect(commonPasswords.size).toBeGreaterThan(300)
})

test.each([
  ['1990', '2', '7', '1990-02-07'],
  ['2024', '02', '29', '2024-02-29'],
  ['2023', '2', '29', undefined],
  ['1990', '13', '1', undefined],
  ['90', '1', '1', undefined],
  ['1990', '', '1', undefined],
  ['1990', '4', '31', undefined],
])('VAL-22 %s, %s, %s is the day %s', (year, month, day, text) => {
  expect(dayOf(year, month, day)).toBe(text)
})

test.each([
  ['2013-11-15', true],
  ['2013-11-16', false],
  ['1906-11-15', true],
  ['1905-11-15', false],
  ['2027-01-01', false],
])('OP-068 a person born on %s may have an account on 15 November 2026: %s', (day, isGood) => {
  expect(isBirthday(day, '2026-11-15')).toBe(isGood)
})

test('ACC-05 a birthday is shown day first', () => {
  expect(shownBirthday('1990-02-07')).toBe('07/02/1990')
})

test.each([
  ['ar', 'DNI', '28.456.123', true],
  ['ar', 'DNI', '8456123', true],
  ['ar', 'DNI', '845612', false],
  ['ar', 'RUT', '154321084', false],
  ['cl', 'RUT', '15.432.108-k', true],
  ['cl', 'RUT', '15432108-1', false],
  ['cl', 'RUT', '1.009.424-6', false],
  ['co', 'CC', '52 345 678', true],
  ['co', 'CC', '523456', false],
  ['co', 'CE', '523456', true],
  ['co', 'CE', '523456789', false],
] as const)('VAL-11 VAL-14 VAL-16 VAL-17 OP-066 %s %s %j is a document: %s', (country, type, text, isGood) => {
  expect(isIdentification(country, type, normaliseIdentification(text, type))).toBe(isGood)
})

test('OP-066 a short RUT gets its zero', () => {
  expect(normaliseIdentification('9.999.999-3', 'RUT')).toBe('099999993')
})

const form = {
  email: ' Ana@Example.com ',
  first_name: ' Ana   María 👟',
  last_name: 'O’Higgins',
  identification: '28.456.123',
  identification_type: 'DNI',
  day: '',
  month: '',
  year: '',
  gender: '',
}

test('VAL-19 OP-066 an account is normalised: spaces, emoji, case and dots', () => {
  expect(checkAccount(form, { country: 'ar', today: '2026-11-15' })).toEqual({
    value: {
      email: 'ana@example.com',
      firstName: 'Ana María',
      lastName: 'O’Higgins',
      identification: '28456123',
      identificationType: 'DNI',
      birthday: null,
      gender: null,
    },
  })
})

const now = new Date('2026-11-15T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  ['unused', null, -60, 'renew'],
  ['used this moment', 0, -60, 'again'],
  ['used ten seconds ago', 10, -60, 'again'],
  ['used eleven seconds ago', 11, -60, 'reused'],
  ['unused but over', null, 0, 'ended'],
  ['used and over', 11, 1, 'ended'],
] as const)('OP-059 S8 a renewal key that is %s', (_, used, expired, what) => {
  expect(renewalOf({ usedAt: used === null ? null : ago(used), expiresAt: ago(expired) }, now)).toBe(what)
})

test('AUTH-22 keep_session lives a day, or a week when asked for; S28 a sign-in is fresh for ten minutes', () => {
  expect([keepSessionSeconds(false), keepSessionSeconds(true)]).toEqual([86_400, 604_800])
  expect([isFresh(ago(600), now), isFresh(ago(601), now)]).toEqual([true, false])
})

test.each([
  [{ isOn: true, hasTwoStep: true, isDeviceActive: false }, true],
  [{ isOn: true, hasTwoStep: true, isDeviceActive: true }, false],
  [{ isOn: true, hasTwoStep: false, isDeviceActive: false }, false],
  [{ isOn: false, hasTwoStep: true, isDeviceActive: false }, false],
])('AUTH-05 2FA-02 %o asks for a code: %s', (login, isAsked) => {
  expect(asksForCode(login)).toBe(isAsked)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome en Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605 Version/19.0 Mobile Safari/604.1', 'Safari en iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge en Windows'],
  [
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet en Android',
  ],
  ['curl/8.0', 'Otro dispositivo'],
  ['', 'Otro dispositivo'],
])('U77 %j is called %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
