import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => void vi.useRealTimers())

test('STATE-05 cart, customer and favourites outlive the minutes in which no screen watches them', () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  for (const key of ['cart', 'customer', 'wishlist', 'product']) client.setQueryData([key], { is: 'known' })
  vi.advanceTimersByTime(60 * 60 * 1000)
  const held = ['cart', 'customer', 'wishlist', 'product'].filter((key) => client.getQueryData([key]) !== undefined)
  expect(held).toEqual(['cart', 'customer', 'wishlist'])
})
