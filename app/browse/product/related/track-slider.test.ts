import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollAnalyticsId } from './track-slider.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const id = 'GA1.1.1234567890.1700000000'

test('API-28 the id is polled every 100 ms, and used once', () => {
  let cookies = 'a=b'
  const found = vi.fn<(id: string) => void>()
  pollAnalyticsId(() => cookies, found)
  vi.advanceTimersByTime(450)
  expect(found).not.toHaveBeenCalled()
  cookies = `a=b; _ga=${id}`
  vi.advanceTimersByTime(100)
  expect(found.mock.calls).toEqual([[id]])
  vi.advanceTimersByTime(60_000)
  expect(found).toHaveBeenCalledTimes(1)
})

test('OP-039 after 30 s without an id polling stops', () => {
  const cookies = vi.fn<() => string>(() => '_ga=no')
  const found = vi.fn<(id: string) => void>()
  pollAnalyticsId(cookies, found)
  vi.advanceTimersByTime(120_000)
  expect(cookies).toHaveBeenCalledTimes(300)
  expect(found).not.toHaveBeenCalled()
})

test('API-28 leaving the page stops polling', () => {
  const cookies = vi.fn<() => string>(() => '')
  const stop = pollAnalyticsId(cookies, () => {})
  vi.advanceTimersByTime(250)
  stop()
  vi.advanceTimersByTime(1000)
  expect(cookies).toHaveBeenCalledTimes(2)
})
