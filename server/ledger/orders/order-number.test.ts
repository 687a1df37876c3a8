import { expect, test } from 'vitest'
import { isOrderKey, orderKeyOf, orderNumber } from './order-number.ts'

test('order numbers: no two alike, none near its neighbour, and another shop has others', () => {
  const numbers = Array.from({ length: 20_000 }, (_, count) => orderNumber(count + 1, 'secret'))
  expect(new Set(numbers).size).toBe(20_000)
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  const sharedBeginnings = numbers.filter((number, at) => at > 0 && number.slice(0, 3) === numbers[at - 1]!.slice(0, 3))
  expect(sharedBeginnings.length).toBeLessThan(10)
  expect(orderNumber(1, 'another')).not.toBe(numbers[0])
})

test('a key opens its own order alone', () => {
  const key = orderKeyOf('7K3Q9XMD', 'secret')
  expect(isOrderKey(key, '7K3Q9XMD', 'secret')).toBe(true)
  expect(isOrderKey(key, '7K3Q9XME', 'secret')).toBe(false)
  expect(isOrderKey(key, '7K3Q9XMD', 'other')).toBe(false)
  expect(isOrderKey('', '7K3Q9XMD', 'secret')).toBe(false)
})
