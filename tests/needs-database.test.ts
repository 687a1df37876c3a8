import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pagePolicy } from '#server/platform/http/edge/security-headers.ts'
import { needsDatabase } from './postgres.ts'

test.each([
  ['run --project layers domain/buy/cart/cart.test.ts', false],
  ['run ./app/browse/x.test.tsx contract/platform', false],
  ['run --project layers scripts/serve.test.ts', false],
  ['run --project layers', true],
  ['run --project layers domain/buy server/buy', true],
  ['run cart', true],
])('vitest %s opens a database: %s', (line, needs) => expect(needsDatabase(line.split(' '))).toBe(needs))

test('no test of these layers opens one', () => {
  const strays = globSync('{domain,contract,app,desk,scripts}/**/*.test.{ts,tsx}').filter((file) =>
    /#tests\/(database|shop)|#server\/.*\/tests\/|inject\('/.test(readFileSync(file, 'utf8')),
  )
  expect(strays).toEqual([])
})

test('S19 workers of other origins, blobs included, are refused everywhere but in development', () => {
  const workers = (isDevelopment: boolean) =>
    pagePolicy([], { isDevelopment, hasTagManager: false })
      .split('; ')
      .find((part) => part.startsWith('worker-src'))
  expect([workers(false), workers(true)]).toEqual(["worker-src 'self'", "worker-src 'self' blob:"])
})
