import { z } from 'zod/mini'
import { maxPasskeyNameLength } from '#domain/customers/passkeys/rules.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { attestation, webauthnOptions } from '#contract/platform/webauthn.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { emptyBody, instant } from './shapes.ts'

const passkey = z.object({
  id: int,
  name: string,
  /** The host it signs in at. */
  host: string,
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
const own = z.object({
  passkeys: z.array(passkey),
  /** Whether codes of an authenticator app are good too. */
  hasApp: boolean,
})
export type OwnPasskeys = z.output<typeof own>
const ofPasskey = z.object({ idPasskey: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)) })

export const listOwnPasskeys = deskEndpoint({
  method: 'GET',
  path: '/desk/api/passkeys',
  summary: 'One’s own passkeys, and whether an authenticator app is set up',
  permission: 'staff',
  reply: own,
})

export const offerPasskey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/passkeys/options',
  summary: 'What the browser needs to make a passkey',
  permission: 'staff',
  body: emptyBody,
  reply: z.object({ options: webauthnOptions }),
})

export const addOwnPasskey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/passkeys',
  summary: 'Keep a passkey that the browser made, as a second factor beside the password',
  permission: 'staff',
  body: z.object({ response: attestation }),
  reply: own,
})

export const renameOwnPasskey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/passkeys/:idPasskey/rename',
  summary: 'Give a passkey of one’s own another name',
  permission: 'staff',
  params: ofPasskey,
  body: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxPasskeyNameLength)) }),
  reply: own,
})

export const removeOwnPasskey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/passkeys/:idPasskey/remove',
  summary: 'Remove a passkey of one’s own; the last second factor stays',
  permission: 'staff',
  params: ofPasskey,
  body: emptyBody,
  reply: own,
})

export const offerLinkPasskey = deskEndpoint({
  method: 'POST',
  path: '/desk/api/link/passkey',
  summary: 'What the browser needs to make a passkey for who sets up their access by a link',
  permission: 'public',
  body: z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  reply: z.object({ options: webauthnOptions }),
})
