import { expect, test } from 'vitest'
import { readAs } from './read-as.ts'
import { redirectOf, searchRules } from './search-rules.ts'
import { placeKey, withDraft } from './with-draft.ts'

const rules = searchRules({
  synonyms: [{ words: 'tillas', means: 'zapatillas', instead: false }],
  redirects: [{ term: 'ofertas', path: '/ofertas/' }],
  placements: [
    { place: 'botas', sku: 'BT0001', kind: 'pinned', position: 0 },
    { place: 'botas', sku: 'BT0002', kind: 'hidden', position: 0 },
  ],
})

test('a draft is beside the rules there are, which stay as they are', () => {
  const more = withDraft(rules, { rule: 'synonym', words: 'pilcha', means: 'ropa', instead: true })
  expect(readAs('pilcha', more.synonyms)).toEqual({ asTyped: false, others: ['ropa'] })
  expect(readAs('tillas', more.synonyms).others).toEqual(['zapatillas'])
  expect(readAs('pilcha', rules.synonyms).others).toEqual([])
  const led = withDraft(rules, { rule: 'redirect', words: 'Rebajas!', path: '/ofertas/' })
  expect([redirectOf('rebajas', led), redirectOf('rebajas', rules)]).toEqual(['/ofertas/', undefined])
})

test.each([
  ['pinned', ['BT0003', 'BT0001'], { pinned: ['BT0003', 'BT0001'], hidden: ['BT0002'] }],
  ['pinned', ['BT0002'], { pinned: ['BT0002'], hidden: [] }],
  ['hidden', ['BT0001'], { pinned: [], hidden: ['BT0001'] }],
  ['pinned', [], { pinned: [], hidden: ['BT0002'] }],
] as const)('%s %j at a place replaces what was, and a product is in one of both', (rule, skus, expected) => {
  expect(withDraft(rules, { rule, place: 'Botas', skus }).arrangements.get('botas')).toEqual(expected)
})

test.each([
  ['Botas Negras', 'botas negras'],
  ['/Mujer/Botas', '/mujer/botas/'],
])('the place of %s is %s', (where, key) => expect(placeKey(where)).toBe(key))
