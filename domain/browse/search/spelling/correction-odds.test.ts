import { expect, test } from 'vitest'
import { correctionOdds } from './correction-odds.ts'

const kind = (root: string) => ({ root, standing: 'kind' as const, share: 0.04 })

test('SRCH-01 a slip in a long word is likely, in a short one it may be another word', () => {
  expect(correctionOdds('bufnada', 1, kind('bufanda'))).toBeGreaterThan(0)
  expect(correctionOdds('zaptilla', 1, kind('zapatilla'))).toBeGreaterThan(correctionOdds('rota', 1, kind('bota')))
  expect(correctionOdds('nik', 1, { root: 'ni', standing: 'name', share: 0.1 })).toBeLessThan(0)
  expect(correctionOdds('adida', 3, { root: 'ayuda', standing: 'name', share: 0.3 })).toBeLessThan(0)
})

test('SRCH-01 what sounds alike costs next to nothing; a name of a model is a poor guess', () => {
  expect(correctionOdds('vuzo', 1, kind('buzo'))).toBeGreaterThan(3)
  expect(correctionOdds('papa', 2, { root: 'papaya', standing: 'name', share: 0.002 })).toBeLessThan(0)
  expect(correctionOdds('levi', 1, { root: 'beis', standing: 'filter', share: 0.02 })).toBeLessThan(0)
})
