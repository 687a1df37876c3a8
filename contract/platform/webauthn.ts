import { z } from 'zod/mini'
import { string } from './primitives.ts'

/** The JSON forms of WebAuthn options and responses, which its library reads and checks. */
export const webauthnOptions = z.looseObject({ challenge: string })
const base64url = z.string().check(z.regex(/^[\w-]{1,8000}$/))
const signed = <S extends z.core.$ZodShape>(response: S) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    clientExtensionResults: z._default(z.looseObject({}), {}),
    authenticatorAttachment: z.optional(z.nullable(string)),
    response: z.object({ clientDataJSON: base64url, ...response }),
  })
export const attestation = signed({
  attestationObject: base64url,
  transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
})
export type Attestation = z.output<typeof attestation>
export const assertion = signed({
  authenticatorData: base64url,
  signature: base64url,
  userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
})
export type Assertion = z.output<typeof assertion>
