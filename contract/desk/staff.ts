import { z } from 'zod/mini'
import { linkPurposes } from '#domain/desk/staff/session-rules.ts'
import { boolean, int, string } from '#contract/platform/primitives.ts'
import { assertion, attestation, webauthnOptions } from '#contract/platform/webauthn.ts'
import { deskEndpoint } from './desk-endpoint.ts'
import { emptyBody, instant, language, role, staffMember, store } from './shapes.ts'

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())
const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(80))
const password = z.string().check(z.minLength(1), z.maxLength(200))
/** What the refusal of a right password alone tells the browser: whether a passkey can be asked for, and how. */
export const secondFactor = z.object({ passkey: z.nullable(webauthnOptions) })

/** The public half of the browser's key, as `crypto.subtle.exportKey('jwk', …)` gives it. */
const coordinate = z.string().check(z.regex(/^[\w-]{43}$/))
const browserKey = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate })
const linkToken = z.string().check(z.regex(/^[\w-]{43}$/))

const session = z.object({
  /** Null: nobody is signed in. */
  staff: z.nullable(staffMember),
  shop: string,
  /** The shop's colours as custom properties: previews show what shoppers see. */
  colours: z.record(string, string),
  stores: z.array(store),
  /** The time here: a desk whose own clock is wrong corrects it. */
  now: instant,
  /** How to sign in to a demo that runs on this machine; null everywhere else. */
  trial: z.nullable(z.object({ email: string, password: string, code: string })),
})
export type DeskSession = z.output<typeof session>

export const readSession = deskEndpoint({
  method: 'GET',
  path: '/desk/api/session',
  summary: 'Who is signed in, and what the shop is called',
  permission: 'public',
  reply: session,
})

export const signIn = deskEndpoint({
  method: 'POST',
  path: '/desk/api/session',
  summary: 'Sign in with a password and a passkey, the code of an authenticator app, or one of the recovery codes',
  permission: 'public',
  body: z.object({
    email,
    password,
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** Instead of a code: signed with one of the person's passkeys, as the refusal of the password alone asked for it. */
    passkey: z.optional(assertion),
    browserKey,
  }),
  reply: session,
})

export const signOut = deskEndpoint({
  method: 'POST',
  path: '/desk/api/session/end',
  summary: 'Sign out of this browser',
  permission: 'staff',
  body: emptyBody,
  reply: session,
})

export const openLink = deskEndpoint({
  method: 'POST',
  path: '/desk/api/link/open',
  summary: 'What a link is for; one that sets up a person offers a secret for the authenticator app',
  permission: 'public',
  body: z.object({ token: linkToken }),
  reply: z.object({
    purpose: z.enum(linkPurposes),
    email: z.nullable(string),
    name: z.nullable(string),
    shop: string,
    offer: z.nullable(z.object({ secret: string, address: string })),
  }),
})

export const acceptLink = deskEndpoint({
  method: 'POST',
  path: '/desk/api/link/accept',
  summary: 'Set a name, a password and the authenticator app or a passkey by a link, and be signed in',
  permission: 'public',
  body: z.object({
    token: linkToken,
    browserKey,
    /** Only the first owner says the e-mail. */
    email: z.optional(email),
    name: z.optional(name),
    password: z.optional(password),
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    /** Instead of the authenticator app. */
    passkey: z.optional(attestation),
  }),
  reply: z.object({ session, recoveryCodes: z.array(string) }),
})

const ownSession = z.object({
  id: string,
  browser: string,
  createdAt: instant,
  lastUsedAt: instant,
  expiresAt: instant,
  isThis: boolean,
})
export type OwnSession = z.output<typeof ownSession>

export const listSessions = deskEndpoint({
  method: 'GET',
  path: '/desk/api/sessions',
  summary: 'Where one is signed in',
  permission: 'staff',
  reply: z.object({ sessions: z.array(ownSession) }),
})

export const revokeSession = deskEndpoint({
  method: 'POST',
  path: '/desk/api/sessions/:id/revoke',
  summary: 'Sign out another browser of one’s own',
  permission: 'staff',
  params: z.object({ id: z.uuid() }),
  body: emptyBody,
  reply: z.object({ sessions: z.array(ownSession) }),
})

const colleague = z.object({
  idStaff: int,
  email: string,
  name: string,
  roles: z.array(role),
  stores: z.nullable(z.array(store)),
  language,
  version: int,
  status: z.enum(['active', 'invited', 'disabled']),
  /** The last use of any of their sessions. */
  lastUsedAt: z.nullable(instant),
  openSessions: int,
})
export type Colleague = z.output<typeof colleague>
const colleagues = z.object({ staff: z.array(colleague) })
const rights = { roles: z.array(role).check(z.minLength(1)), stores: z.nullable(z.array(store).check(z.minLength(1))) }
const ofColleague = z.object({ idStaff: z.coerce.number().check(z.int(), z.positive()) })

export const listStaff = deskEndpoint({
  method: 'GET',
  path: '/desk/api/staff',
  summary: 'Who works at the desk',
  permission: 'staff.manage',
  reply: colleagues,
})

export const inviteStaff = deskEndpoint({
  method: 'POST',
  path: '/desk/api/staff',
  summary: 'Invite a person by mail',
  permission: 'staff.manage',
  body: z.object({ email, name, ...rights }),
  reply: colleagues,
})

export const changeStaff = deskEndpoint({
  method: 'POST',
  path: '/desk/api/staff/:idStaff',
  summary: 'Change what a person may do, and in which stores',
  permission: 'staff.manage',
  params: ofColleague,
  body: z.object({ name, ...rights, version: int }),
  reply: colleagues,
})

export const disableStaff = deskEndpoint({
  method: 'POST',
  path: '/desk/api/staff/:idStaff/disable',
  summary: 'Switch a person off: every session of theirs ends',
  permission: 'staff.manage',
  params: ofColleague,
  body: z.object({ version: int }),
  reply: colleagues,
})

export const relinkStaff = deskEndpoint({
  method: 'POST',
  path: '/desk/api/staff/:idStaff/link',
  summary: 'Send an invitation again, or a link to set up a new password and authenticator app',
  permission: 'staff.manage',
  params: ofColleague,
  body: emptyBody,
  reply: colleagues,
})
