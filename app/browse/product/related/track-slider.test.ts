import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdentified } from './track-slider.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const id = 'GA1.1.1234567890.1700000000'

test('API-28 the id is looked for every 100 ms, and taken once', () => {
  let cookies = 'a=b'
  const found = vi.fn<(id: string) => void>()
  whenIdentified(() => cookies, found)
  vi.advanceTimersByTime(450)
  expect(found).not.toHaveBeenCalled()
  cookies = `a=b; _ga=${id}`
  vi.advanceTimersByTime(100)
  expect(found.mock.calls).toEqual([[id]])
  vi.advanceTimersByTime(60_000)
  expect(found).toHaveBeenCalledTimes(1)
})

test('OP-039 after 30 s without an id nobody looks any more', () => {
  const cookies = vi.fn<() => string>(() => '_ga=no')
  const found = vi.fn<(id: string) => void>()
  whenIdentified(cookies, found)
  vi.advanceTimersByTime(120_000)
  expect(cookies).toHaveBeenCalledTimes(300)
  expect(found).not.toHaveBeenCalled()
})

test('API-28 leaving the page ends the looking', () => {
  const cookies = vi.fn<() => string>(() => '')
  const stop = whenIdentified(cookies, () => {})
  vi.advanceTimersByTime(250)
  stop()
  vi.advanceTimersByTime(1000)
  expect(cookies).toHaveBeenCalledTimes(2)
})
