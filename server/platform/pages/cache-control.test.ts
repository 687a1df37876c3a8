import { expect, test } from 'vitest'
import { pageCacheControl } from './cache-control.ts'

const shareable = { status: 200, isCountryOfHost: true, dependsOnCookies: false, setsCookie: false }

test('a page of a host with its own country may be shared', () => {
  expect(pageCacheControl(shareable)).toBe('public, max-age=0, s-maxage=30, stale-while-revalidate=30')
})

test.each([
  ['whose store a cookie may name', { isCountryOfHost: false }],
  ['that depends on the place or ranking of a visitor', { dependsOnCookies: true }],
  ['that sets a cookie', { setsCookie: true }],
  ['that is not found', { status: 404 }],
])('a page %s stays with its visitor', (_, facts) => {
  expect(pageCacheControl({ ...shareable, ...facts })).toBe('private, no-cache')
})
