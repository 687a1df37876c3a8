import { expect, test } from 'vitest'
import { isBelow } from './hot.ts'

test.each([
  ['/desk', true],
  ['/desk?x=1', true],
  ['/desk/orders', true],
  ['/desktop', false],
  ['/', false],
  [undefined, false],
])('whether %j belongs to the desk: %j', (url, is) => expect(isBelow('/desk', url)).toBe(is))
