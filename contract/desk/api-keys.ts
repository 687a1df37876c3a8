import { z } from 'zod/mini'
import { keyLives, keyPermissions, keyStates } from '#domain/desk/staff/api-key.ts'
import { int, string } from '#contract/platform/primitives.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { emptyBody, instant, store } from './shapes.ts'

const key = z.object({
  idKey: int,
  name: string,
  /** Its first characters. */
  hint: string,
  permissions: z.array(z.enum(keyPermissions)),
  /** Null: all stores. */
  stores: z.nullable(z.array(store)),
  state: z.enum(keyStates),
  createdBy: string,
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type ApiKey = z.output<typeof key>
const keys = z.object({ keys: z.array(key) })

export const listKeys = deskEndpoint({
  method: 'GET',
  path: '/desk/api/keys',
  summary: 'The keys of other systems, without what opens',
  permission: 'keys.manage',
  reply: keys,
})

export const makeKey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/keys',
  summary: 'Make a key for another system; what it opens the desk with is in this answer and never again',
  permission: 'keys.manage',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(60)),
    permissions: z.array(z.enum(keyPermissions)).check(z.minLength(1)),
    stores: z.nullable(z.array(store).check(z.minLength(1))),
    days: z.literal(keyLives),
  }),
  reply: z.object({ ...keys.shape, token: string }),
})

export const revokeKey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/keys/:idKey/revoke',
  summary: 'Revoke a key: its next call is refused',
  permission: 'keys.manage',
  params: z.object({ idKey: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) }),
  body: emptyBody,
  reply: keys,
})
