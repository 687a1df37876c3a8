import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test.each([
  ['cart', Infinity],
  ['customer', Infinity],
  ['wishlist', Infinity],
  ['product', undefined],
])('STATE-05 %s is cached for %s while no screen uses it', (key, gcTime) => {
  expect(createQueryClient().getQueryDefaults([key]).gcTime).toBe(gcTime)
})
