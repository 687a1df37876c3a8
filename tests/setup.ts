import { afterEach, beforeEach, expect, vi } from 'vitest'

// Any console warning or error fails the test that caused it.
const spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method))

// The default of a second is for idle machines: results take longer when all cores are busy. The timeout is set here
// for all tests; a test of a deadline measures it itself.
const waitFor = vi.waitFor
vi.waitFor = (callback) => waitFor(callback, { timeout: 120_000, interval: 20 })

beforeEach(() => {
  for (const spy of spies) spy.mockClear()
})

afterEach(() => {
  for (const spy of spies) expect(spy.mock.calls).toEqual([])
})
