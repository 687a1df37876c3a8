import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mostTries } from './poll.ts'
import { watchPromotions } from './promotions.ts'

/** What stands in the page, by what is looked for; and how often it was. */
let there: Record<string, object[]>
let looks: Record<string, number>
let isHidden: boolean

beforeEach(() => {
  vi.useFakeTimers()
  there = {}
  looks = {}
  isHidden = false
  vi.stubGlobal('document', {
    get visibilityState() {
      return isHidden ? 'hidden' : 'visible'
    },
    querySelectorAll(selector: string) {
      looks[selector] = (looks[selector] ?? 0) + 1
      return there[selector] ?? []
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

test('ANA-15 ANA-16 banners are looked for every second and coupons every tenth of one, until they are there', () => {
  const watched = watchPromotions(() => {})
  watched.begin()
  expect(looks).toEqual({ [banners]: 1, [coupons]: 1 })
  vi.advanceTimersByTime(999)
  expect(looks).toEqual({ [banners]: 1, [coupons]: 10 })
  vi.advanceTimersByTime(1)
  expect(looks).toEqual({ [banners]: 2, [coupons]: 11 })
  there = { [banners]: [{}], [coupons]: [{}] }
  vi.advanceTimersByTime(1000)
  expect(looks).toEqual({ [banners]: 3, [coupons]: 12 })
  vi.advanceTimersByTime(60_000)
  expect(looks).toEqual({ [banners]: 3, [coupons]: 12 })
  watched.close()
})

test('P18 nobody looks while nobody sees the page, nor for ever', () => {
  watchPromotions(() => {}).begin()
  isHidden = true
  vi.advanceTimersByTime(60_000)
  expect(looks).toEqual({ [banners]: 1, [coupons]: 1 })
  isHidden = false
  vi.advanceTimersByTime(10 * 60_000)
  expect(looks).toEqual({ [banners]: 1 + mostTries, [coupons]: 1 + mostTries })
})
