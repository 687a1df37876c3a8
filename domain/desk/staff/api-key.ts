import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isPermitted, mayDecideOn, type Permission, type StaffRights } from './roles.ts'

/**
 * What a key may be given. Not people and their rights, not keys and settings, not what a role limits, and not what moves
 * money out by two hands: those need a person.
 */
export const keyPermissions = [
  'today.read',
  'orders.read',
  'orders.move',
  'orders.cancel',
  'orders.edit',
  'people.reveal',
  'returns.read',
  'returns.decide',
  'returns.settle',
  'money.read',
  'audit.read',
  'products.read',
  'products.edit',
  'stock.edit',
  'promotions.read',
  'content.read',
] as const satisfies readonly Permission[]
export type KeyPermission = (typeof keyPermissions)[number]

/** How many days a key may be good for: none is good for ever. */
export const keyLives = [30, 90, 180, 365] as const
export const maxOpenKeys = 50
export const keyCallsPerMinute = 600
/** What is listed of a key that is over, so that one knows what it was. */
export const keptDays = 400

type KeyDates = { expiresAt: Date; revokedAt: Date | null }
export const keyStates = ['open', 'expired', 'revoked'] as const
export type KeyState = (typeof keyStates)[number]

export function keyState({ expiresAt, revokedAt }: KeyDates, now: Date): KeyState {
  if (revokedAt) return 'revoked'
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open'
}

type KeyRights = { permissions: readonly KeyPermission[]; stores: readonly OpenCountry[] | null }

/** Whether a person may make a key: it can do nothing, and nowhere, that they cannot. */
export const mayGiveKey = (by: StaffRights, { permissions, stores }: KeyRights): boolean =>
  permissions.every((permission) => isPermitted(by, permission)) && mayDecideOn(by, { stores })

/** Whether a key may make a call. What is for everybody who is signed in, such as their own sessions, is for people. */
export const keyMay = (held: readonly Permission[], asked: Permission | 'public' | 'staff'): boolean =>
  keyPermissions.some((permission) => permission === asked && held.includes(permission))
