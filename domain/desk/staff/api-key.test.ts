import { expect, test } from 'vitest'
import { keyMay, keyPermissions, keyState, mayGiveKey } from './api-key.ts'
import { permissions, type Permission, type StaffRights } from './roles.ts'

const now = new Date('2026-11-19T15:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each([
  ['one that is good until later', { expiresAt: at(1), revokedAt: null }, 'open'],
  ['one that ends at this moment', { expiresAt: now, revokedAt: null }, 'expired'],
  ['one that was revoked before its end', { expiresAt: at(1), revokedAt: at(-1) }, 'revoked'],
  ['one that was revoked and is past its end', { expiresAt: at(-1), revokedAt: at(-2) }, 'revoked'],
] as const)('OP-078 the state of a key: %s', (_which, dates, state) => {
  expect(keyState(dates, now)).toBe(state)
})

test.each<[string, StaffRights, Parameters<typeof mayGiveKey>[1], boolean]>([
  [
    'an owner of all stores, for all',
    { roles: ['owner'], stores: null },
    { permissions: ['orders.read'], stores: null },
    true,
  ],
  [
    'an owner of one store, for it',
    { roles: ['owner'], stores: ['cl'] },
    { permissions: ['orders.read'], stores: ['cl'] },
    true,
  ],
  [
    'an owner of one store, for all',
    { roles: ['owner'], stores: ['cl'] },
    { permissions: ['orders.read'], stores: null },
    false,
  ],
  [
    'an owner of one store, for another',
    { roles: ['owner'], stores: ['cl'] },
    { permissions: ['orders.read'], stores: ['ar'] },
    false,
  ],
  [
    'a reader, to move orders',
    { roles: ['reader'], stores: null },
    { permissions: ['orders.move'], stores: null },
    false,
  ],
])('OP-078 who may make a key: %s', (_who, by, key, isAllowed) => {
  expect(mayGiveKey(by, key)).toBe(isAllowed)
})

test('OP-078 no key manages people, keys or the system, agrees as a second person, pays out or gives gestures', () => {
  const never: Permission[] = [
    'staff.manage',
    'keys.manage',
    'system.manage',
    'money.agree',
    'payouts.settle',
    'credits.give',
    'people.rights',
  ]
  for (const permission of never) expect(keyMay(permissions, permission), permission).toBe(false)
  for (const permission of ['public', 'staff'] as const) expect(keyMay(permissions, permission)).toBe(false)
  for (const permission of keyPermissions) {
    expect(keyMay([permission], permission)).toBe(true)
    expect(keyMay([], permission)).toBe(false)
  }
})
