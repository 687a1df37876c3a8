import { expect, test } from 'vitest'
import { readyText } from './pickup-words.ts'

test.each([
  ['ar', 'Listo para retirar desde el viernes 20 de noviembre'],
  ['cl', 'Listo para retirar desde el viernes 20 de noviembre'],
  ['co', 'Listo para recoger desde el viernes 20 de noviembre'],
] as const)('U81 in %s a pickup is «%s»', (country, text) => {
  expect(readyText('2026-11-20', country)).toBe(text)
})
