import { expect, test } from 'vitest'
import { arrivalText } from './arrival-text.ts'

test.each([
  ['2026-11-18', '2026-11-21', 'Llega entre el miércoles 18 y el sábado 21 de noviembre'],
  ['2026-11-28', '2026-12-02', 'Llega entre el sábado 28 de noviembre y el miércoles 2 de diciembre'],
  ['2026-11-16', '2026-11-16', 'Llega el lunes 16 de noviembre'],
  ['2026-11-19', undefined, 'Llega a partir del jueves 19 de noviembre'],
])('U44 from %s to %s reads «%s»', (from, to, text) => {
  expect(arrivalText({ from, to })).toBe(text)
})
