import { expect, test } from 'vitest'
import { timedCache } from './timed-cache.ts'

const noon = Date.UTC(2026, 10, 15, 12)
const at = (milliseconds: number) => new Date(noon + milliseconds)

test('an answer is computed once per period, and once for all concurrent requests', async () => {
  let made = 0
  const read = timedCache(60_000, async (country: string) => `${country} ${++made}`)
  expect(await Promise.all([read('ar', at(0)), read('ar', at(1)), read('cl', at(1))])).toEqual(['ar 1', 'ar 1', 'cl 2'])
  expect(await read('ar', at(59_999))).toBe('ar 1')
  expect(await read('ar', at(60_001))).toBe('ar 3')
})

test('a failure reaches everyone who waits for it and is not cached', async () => {
  let isBroken = true
  const read = timedCache(60_000, async (country: string) => {
    if (isBroken) throw new Error('the line is cut')
    return country
  })
  await expect(read('ar', at(0))).rejects.toThrow('the line is cut')
  isBroken = false
  expect(await read('ar', at(1))).toBe('ar')
})

test('R31 an answer is served while the next one cannot be computed, and no longer', async () => {
  let isBroken = false
  let made = 0
  const read = timedCache(60_000, async (country: string) => {
    if (isBroken) throw new Error('the line is cut')
    return `${country} ${++made}`
  })
  expect(await read('ar', at(0))).toBe('ar 1')
  isBroken = true
  expect(await read('ar', at(60_000))).toBe('ar 1')
  isBroken = false
  expect(await read('ar', at(62_000))).toBe('ar 2')
})
