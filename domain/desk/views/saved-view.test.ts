import { expect, test } from 'vitest'
import { areSameFilters } from './saved-view.ts'

test.each([
  [{}, {}, true],
  [{ status: 'paid', country: 'ar' }, { country: 'ar', status: 'paid' }, true],
  [{ status: 'paid' }, { status: 'paid', country: 'ar' }, false],
  [{ status: 'paid', country: 'ar' }, { status: 'paid' }, false],
  [{ status: 'paid' }, { method: 'paid' }, false],
])('the filters %j and %j are the same: %s', (one, other, are) => expect(areSameFilters(one, other)).toBe(are))
