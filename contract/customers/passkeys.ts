import { z } from 'zod/mini'
import { signedIn } from './account.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { boolean, int, string, token } from '../platform/primitives.ts'
import { assertion, attestation, webauthnOptions } from '../platform/webauthn.ts'

const id = z.int().check(z.positive())

/** A passkey as its owner sees it. */
const passkey = z.object({
  id: int,
  name: string,
  created_at: string,
  last_used_at: z.nullable(string),
})
export type Passkey = z.output<typeof passkey>

const list = ok({ message: string, passkeys: z.array(passkey) })

export const readPasskeys = endpoint({
  method: 'POST',
  path: '/api/customer/passkeys',
  summary: "The customer's passkeys",
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'json',
  reply: list,
})

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/customer/passkeys/options',
  summary: 'What the browser needs to make a passkey; needs a fresh sign-in (S28)',
  auth: 'customer',
  body: z.object({ token }),
  encoding: 'json',
  reply: ok({ options: webauthnOptions }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/customer/passkeys/add',
  summary: 'Keeps a passkey that the browser made',
  auth: 'customer',
  body: z.object({ token, response: attestation }),
  encoding: 'json',
  reply: list,
})

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/customer/passkeys/rename',
  summary: 'Gives a passkey another name',
  auth: 'customer',
  body: z.object({ token, id, name: z.string().check(z.maxLength(300)) }),
  encoding: 'json',
  reply: list,
})

export const deletePasskey = endpoint({
  method: 'POST',
  path: '/api/customer/passkeys/delete',
  summary: 'Forgets a passkey; needs a fresh sign-in (S28)',
  auth: 'customer',
  body: z.object({ token, id }),
  encoding: 'json',
  reply: list,
})

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/customer/passkeylogin/options',
  summary: 'What the browser needs to sign in with a passkey',
  auth: 'none',
  body: z.object({}),
  encoding: 'json',
  reply: ok({ options: webauthnOptions }),
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/customer/passkeylogin',
  summary: 'Signs a customer in with a passkey, which counts as the second step',
  auth: 'none',
  body: z.object({ response: assertion, keep_session: z._default(boolean, false) }),
  encoding: 'json',
  reply: signedIn,
})
