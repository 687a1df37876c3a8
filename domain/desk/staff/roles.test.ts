import { expect, test } from 'vitest'
import { isPermitted, permissions, permissionsOf, permittedOf, roles, worksFor, type Role } from './roles.ts'

const anywhere = (...held: Role[]) => ({ roles: held, stores: null })

test('OP-078 the owner may do everything, and what only the owner may do is named here', () => {
  expect(permittedOf(anywhere('owner'))).toEqual([...permissions])
  const ofOthers = roles.filter((role) => role !== 'owner').flatMap((role) => permissionsOf[role])
  expect(permissions.filter((permission) => !ofOthers.includes(permission))).toEqual([
    'staff.manage',
    'keys.manage',
    'system.manage',
    'brand.edit',
    'terms.edit',
  ])
})

test('OP-078 several roles allow what one of them does; none allows nothing', () => {
  expect(isPermitted(anywhere('content', 'care'), 'people.reveal')).toBe(true)
  expect(isPermitted(anywhere('content'), 'people.reveal')).toBe(false)
  expect(permittedOf(anywhere())).toEqual([])
})

test('OP-078 a role that reads changes nothing', () => {
  expect(permissionsOf.reader.filter((permission) => !permission.endsWith('.read'))).toEqual([])
})

test.each([
  [null, 'co', true],
  [['ar', 'cl'], 'cl', true],
  [['ar', 'cl'], 'co', false],
  [[], 'ar', false],
] as const)('OP-078 with the stores %j, %s: %s', (stores, country, isTheirs) => {
  expect(worksFor({ roles: ['owner'], stores }, country)).toBe(isTheirs)
})
