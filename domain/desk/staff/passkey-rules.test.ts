import { expect, test } from 'vitest'
import { mayRemovePasskey } from './passkey-rules.ts'

test.each([
  [true, 1, true],
  [true, 2, true],
  [false, 2, true],
  [false, 1, false],
])('OP-078 with an app: %s, and %i passkeys, one of them may be removed: %s', (hasApp, passkeys, may) => {
  expect(mayRemovePasskey({ hasApp, passkeys })).toBe(may)
})
