import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxAttempts } from './poll.ts'
import { watchPromotions } from './promotions.ts'

/** The elements of the page by selector, and how often each selector was queried. */
let elements: Record<string, object[]>
let queries: Record<string, number>
let isHidden: boolean

beforeEach(() => {
  vi.useFakeTimers()
  elements = {}
  queries = {}
  isHidden = false
  vi.stubGlobal('document', {
    get visibilityState() {
      return isHidden ? 'hidden' : 'visible'
    },
    querySelectorAll(selector: string) {
      queries[selector] = (queries[selector] ?? 0) + 1
      return elements[selector] ?? []
    },
    addEventListener() {},
    removeEventListener() {},
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const banners = 'main [data-promotion]'
const coupons = 'main [data-coupon]'

test('ANA-15 ANA-16 banners are polled every second and coupons every 100 ms, until found', () => {
  const watched = watchPromotions(() => {})
  watched.begin()
  expect(queries).toEqual({ [banners]: 1, [coupons]: 1 })
  vi.advanceTimersByTime(999)
  expect(queries).toEqual({ [banners]: 1, [coupons]: 10 })
  vi.advanceTimersByTime(1)
  expect(queries).toEqual({ [banners]: 2, [coupons]: 11 })
  elements = { [banners]: [{}], [coupons]: [{}] }
  vi.advanceTimersByTime(1000)
  expect(queries).toEqual({ [banners]: 3, [coupons]: 12 })
  vi.advanceTimersByTime(60_000)
  expect(queries).toEqual({ [banners]: 3, [coupons]: 12 })
  watched.close()
})

test('P18 polling pauses while the page is hidden, and ends', () => {
  watchPromotions(() => {}).begin()
  isHidden = true
  vi.advanceTimersByTime(60_000)
  expect(queries).toEqual({ [banners]: 1, [coupons]: 1 })
  isHidden = false
  vi.advanceTimersByTime(10 * 60_000)
  expect(queries).toEqual({ [banners]: 1 + maxAttempts, [coupons]: 1 + maxAttempts })
})
