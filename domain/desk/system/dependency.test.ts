import { expect, test } from 'vitest'
import { dependencyState } from './dependency.ts'

test.each([
  ['a database that answers at once', 'database', 2, null, 'up'],
  ['one at the limit', 'database', 100, null, 'up'],
  ['one above it', 'database', 101, null, 'slow'],
  ['a provider may take longer', 'mercadopago', 1500, null, 'up'],
  ['what fails fast is down', 'storage', 1, 'no such bucket', 'down'],
] as const)('OP-078 the state of %s', (_which, name, ms, problem, state) => {
  expect(dependencyState(name, ms, problem)).toBe(state)
})
