import { expect, test } from 'vitest'
import { bodyHeight, unmeasuredBodyHeight } from './body-height.ts'
import { addFlash, flashMs, flashTransitionMs, type QueuedFlash } from './flash.ts'
import { nextProgress, progressStepMs, screenLoadTimeoutMs } from './loading-progress.ts'
import { showsSmartBanner, smartBannerDismissalDays } from './smart-banner.ts'

test('APP-35 the bar shows 5 % after one second, whatever chance says', () => {
  expect([nextProgress(0, 0), nextProgress(0, 0.99)]).toEqual([5, 5])
  expect(progressStepMs).toBe(1000)
})

test('APP-35 then it grows by 0 to 10 % a second and stops at 100 %', () => {
  expect(nextProgress(5, 0)).toBe(5)
  expect(nextProgress(5, 0.5)).toBe(10)
  expect(nextProgress(95, 0.999)).toBe(100)
  let percent = 0
  for (let second = 0; second < 500; second += 1) {
    const next = nextProgress(percent, ((second * 37) % 100) / 100)
    expect(next).toBeGreaterThanOrEqual(percent)
    expect(next).toBeLessThanOrEqual(100)
    percent = next
  }
  expect(percent).toBe(100)
})

test('PWA-03 a screen has 120 seconds to arrive', () => {
  expect(screenLoadTimeoutMs).toBe(120_000)
})

test.each([
  ['header measured', { window: 844, header: 56 }, 788],
  ['header and banner', { window: 844, header: 56, preHeaderBanner: 40 }, 748],
  ['no header to measure', { window: 640 }, 545],
])('APP-50 body height: %s', (_, measures, height) => {
  expect(bodyHeight(measures)).toBe(height)
})

test('APP-50 before measuring the height is 545', () => {
  expect(unmeasuredBodyHeight).toBe(545)
})

test('APP-46 APP-47 messages queue in order of arrival; the same words twice in a row are one message', () => {
  const ok = { text: 'Cupón agregado.', flashMessageType: 'success' } as const
  const no = { text: 'Ha ocurrido un error.', flashMessageType: 'error' } as const
  let held: readonly QueuedFlash[] = []
  for (const [id, message] of [ok, ok, no, ok].entries()) held = addFlash(held, message, id)
  expect(held.map(({ id }) => id)).toEqual([0, 2, 3])
})

test('APP-47 APP-48 a message stays 5000 ms and takes 500 ms to come', () => {
  expect([flashMs, flashTransitionMs]).toEqual([5000, 500])
})

const visit = { isDismissed: false, isInstalled: false, visits: 2, path: '/' }

test.each([
  ['from the second visit on', visit, true],
  ['not on the first', { ...visit, visits: 1 }, false],
  ['not after it was dismissed', { ...visit, isDismissed: true }, false],
  ['not inside the installed app', { ...visit, isInstalled: true }, false],
  ['not over the sizes of a product', { ...visit, path: '/zapatilla-brisa-zm0001.html' }, false],
  ['not in the cart', { ...visit, path: '/cart' }, false],
  ['not on the way to paying', { ...visit, path: '/checkout/login' }, false],
])('APP-43 U84 the install banner is shown %s', (_, given, shown) => {
  expect(showsSmartBanner(given)).toBe(shown)
})

test('OP-018 a dismissal lasts 30 days', () => {
  expect(smartBannerDismissalDays).toBe(30)
})
