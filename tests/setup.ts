import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning nobody reads is a bug nobody sees: anything said on the console fails the test that said it.
const spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method))

// The defaults of a second are for idle machines: what is waited for comes later where all cores are busy.
const waitFor = vi.waitFor
vi.waitFor = (callback, options = 30_000) => waitFor(callback, options)

beforeEach(() => {
  for (const spy of spies) spy.mockClear()
})

afterEach(() => {
  for (const spy of spies) expect(spy.mock.calls).toEqual([])
})
