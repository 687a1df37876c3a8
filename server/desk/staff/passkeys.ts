import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Assertion, Attestation } from '#contract/platform/webauthn.ts'
import type { Handle } from '#db/connection/handle.ts'
import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'
import { challengeLifeMs, isCounterValid, maxPasskeys } from '#domain/customers/passkeys/rules.ts'
import { browserName } from '#domain/customers/account/browser-name.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { staffPasskeyRepository } from './passkey-repository.ts'

/** Loads with the first passkey, as in the shop: no start should wait for it. */
const webauthn = () => import('@simplewebauthn/server')

/** The address a browser has the desk open at: what it signs names it, so a page of another host gets nothing of use. */
export type At = { origin: string; now: Date }
const hostOf = ({ origin }: At) => new URL(origin).hostname

/** Whose challenges these are. */
export const challengesOfStaff = (idStaff: number) => `staff ${idStaff}`
export const challengesOfLink = (hash: string) => `link ${hash}`

type NewPasskey = { owner: string; shop: string; email: string; name: string; idStaff: number | null }

/** What a browser needs to make a passkey. The device asks for a finger or a PIN where it can; the password is asked apart. */
export async function offerPasskey(db: Handle, { owner, shop, email, name, idStaff }: NewPasskey, at: At) {
  const passkeys = staffPasskeyRepository(db)
  const known = idStaff === null ? [] : await passkeys.of(idStaff)
  if (known.length >= maxPasskeys) throw new DeskError('passkey_refused')
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: hostOf(at),
    userName: email,
    userDisplayName: name,
    timeout: challengeLifeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  await passkeys.addChallenge(options.challenge, { purpose: 'register', owner }, at.now)
  return { ...options }
}

type MadePasskey = { owner: string; idStaff: number; response: Attestation; userAgent: string }

/** Keeps a passkey that a browser made. */
export async function addPasskey(
  tx: Handle,
  { owner, idStaff, response, userAgent }: MadePasskey,
  at: At,
): Promise<void> {
  const passkeys = staffPasskeyRepository(tx)
  const { verifyRegistrationResponse } = await webauthn()
  const verification = await verified(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => passkeys.consumeChallenge(challenge, { purpose: 'register', owner }, at.now),
      expectedOrigin: at.origin,
      expectedRPID: hostOf(at),
      requireUserVerification: false,
    }),
  )
  if (!verification.verified) throw new DeskError('passkey_refused')
  const { credential } = verification.registrationInfo
  const isNew = await passkeys.add({
    idStaff,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    rpId: hostOf(at),
    name: browserName(userAgent),
    createdAt: at.now,
  })
  if (!isNew) throw new DeskError('passkey_refused')
}

/** What a browser needs to sign in with one of a person's passkeys; null where none of them is good at this host. */
export async function askForPasskey(db: Handle, idStaff: number, at: At) {
  const passkeys = staffPasskeyRepository(db)
  const usable = (await passkeys.of(idStaff)).filter(({ rpId }) => rpId === hostOf(at))
  if (usable.length === 0) return null
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(at),
    timeout: challengeLifeMs,
    allowCredentials: usable.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  })
  const ofPerson = { purpose: 'sign-in', owner: challengesOfStaff(idStaff) } as const
  await passkeys.addChallenge(options.challenge, ofPerson, at.now)
  return { ...options }
}

/** Proves a passkey of the person, once for each challenge: it is used up before anything is checked, and stays used up. */
export async function takePasskey(db: Handle, idStaff: number, response: Assertion, at: At): Promise<void> {
  const passkeys = staffPasskeyRepository(db)
  const row = (await passkeys.of(idStaff)).find(
    ({ credentialId, rpId }) => credentialId === response.id && rpId === hostOf(at),
  )
  if (!row) throw new DeskError('passkey_refused')
  const { verifyAuthenticationResponse } = await webauthn()
  const publicKey = new Uint8Array(Buffer.from(row.publicKey, 'base64url'))
  const ofPerson = { purpose: 'sign-in', owner: challengesOfStaff(idStaff) } as const
  const { verified: isRight, authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => passkeys.consumeChallenge(challenge, ofPerson, at.now),
      expectedOrigin: at.origin,
      expectedRPID: row.rpId,
      credential: { id: row.credentialId, publicKey, counter: row.counter, transports: row.transports },
      requireUserVerification: false,
    }),
  )
  if (!isRight || !isCounterValid(row.counter, authenticationInfo.newCounter)) throw new DeskError('passkey_refused')
  if (!(await passkeys.recordUse(row, authenticationInfo.newCounter, at.now))) throw new DeskError('passkey_refused')
}

/** The library throws the exact reason; the browser only learns that the response was refused. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    throw new DeskError('passkey_refused')
  }
}
