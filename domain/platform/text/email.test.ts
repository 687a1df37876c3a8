import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

test.each([
  ['ana@example.com', true],
  ['ana.perez+ofertas@correo.example.com.ar', true],
  ['a@b.co', true],
  ['ana@example.abcdefghij', true],
  ['ana@example.abcdefghijk', false],
  ['ana@example.c', false],
  ['ana@', false],
  ['@example.com', false],
  ['ana@@example.com', false],
  ['ana perez@example.com', false],
  ['ana@example..com', false],
])('VAL-06 %s is an e-mail address: %s', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})

test('S22 a very long text is answered at once', () => {
  const used = process.threadCpuUsage()
  expect(isEmail(`${'a.'.repeat(25_000)}@`)).toBe(false)
  expect(isEmail(`a@${'a-'.repeat(25_000)}`)).toBe(false)
  // CPU time: other processes on the machine must not affect the result.
  expect(process.threadCpuUsage(used).user / 1000).toBeLessThan(50)
})

test('INV-23 addresses are kept without regard to case and surrounding space', () => {
  expect(normaliseEmail('  Ana@Example.COM ')).toBe('ana@example.com')
})
