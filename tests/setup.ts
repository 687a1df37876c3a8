import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning nobody reads is a bug nobody sees: anything said on the console fails the test that said it.
const spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method))

// The default of a second is for idle machines: what is waited for comes later where all cores are busy. How long it may
// take is said here for all tests; one that has a deadline to prove measures it.
const waitFor = vi.waitFor
vi.waitFor = (callback) => waitFor(callback, { timeout: 120_000, interval: 20 })

beforeEach(() => {
  for (const spy of spies) spy.mockClear()
})

afterEach(() => {
  for (const spy of spies) expect(spy.mock.calls).toEqual([])
})
