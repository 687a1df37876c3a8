import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning nobody reads is a bug nobody sees: anything said on the console fails the test that said it.
const spies = (['error', 'warn'] as const).map((method) => vi.spyOn(console, method))

beforeEach(() => {
  for (const spy of spies) spy.mockClear()
})

afterEach(() => {
  for (const spy of spies) expect(spy.mock.calls).toEqual([])
})
