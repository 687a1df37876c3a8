import { expect, test } from 'vitest'
import { readTracking } from './tracking.ts'

test.each([
  [
    'ar',
    'Andreani 360000123',
    { carrier: 'Andreani', code: '360000123', url: 'https://www.andreani.com/envio/360000123' },
  ],
  ['ar', 'Correo 00012345', { carrier: 'Correo', code: '00012345', url: null }],
  ['cl', 'Blue Express: 7712-A', { carrier: 'Blue Express', code: '7712-A', url: expect.stringMatching(/=7712-A$/) }],
  // A carrier of another country has no page in this one.
  ['cl', 'Andreani 360000123', { carrier: 'Andreani', code: '360000123', url: null }],
  ['co', 'SERVIENTREGA 9876', { carrier: 'SERVIENTREGA', code: '9876', url: expect.stringMatching(/Guia=9876$/) }],
  ['ar', 'AR123', { carrier: '', code: 'AR123', url: null }],
  ['ar', 'Salió hoy', null],
  ['ar', '', null],
  ['ar', null, null],
] as const)('%s %s', (country, note, expected) => {
  expect(readTracking(country, note)).toEqual(expected)
})
