import { expect, test } from 'vitest'
import { initialView, zoomAt } from './use-zoom.ts'

const frame = { width: 400, height: 800 }

test('U38 the point under the fingers stays under them', () => {
  const view = zoomAt(initialView, 2, { x: 100, y: -50 }, frame)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
})

test.each([
  [0.2, 1],
  [9, 4],
])('U38 a requested scale of %d becomes %d', (requested, scale) => {
  expect(zoomAt(initialView, requested, { x: 0, y: 0 }, frame).scale).toBe(scale)
})

test('U38 the picture cannot be pushed out of its frame, and is initialView again at its own size', () => {
  expect(zoomAt({ scale: 2, x: 999, y: -9999 }, 2, { x: 0, y: 0 }, frame)).toEqual({ scale: 2, x: 200, y: -400 })
  const { x, y } = zoomAt({ scale: 3, x: 200, y: 100 }, 1, { x: 10, y: 10 }, frame)
  expect([Math.abs(x), Math.abs(y)]).toEqual([0, 0])
})
