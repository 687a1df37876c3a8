import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { SignedIn } from '#contract/customers/account.ts'
import type { Passkey } from '#contract/customers/passkeys.ts'
import type { Assertion, Attestation } from '#contract/platform/webauthn.ts'
import { isDatabaseUnavailable } from '#db/connection/unavailable.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { browserName } from '#domain/customers/account/browser-name.ts'
import { RuleError } from '#domain/platform/errors.ts'
import {
  challengeLifeMs,
  isCounterValid,
  maxPasskeyNameLength,
  maxPasskeys,
  passkeyName,
} from '#domain/customers/passkeys/rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { loginLimits } from '#server/customers/account/limits.ts'
import { customersRepository } from '#server/customers/account/repository.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import { signIn } from '#server/customers/account/sign-in.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import type { Customer } from '#server/platform/sessions/resolve-session.ts'
import { passkeysRepository } from './repository.ts'

/** Loads with the first passkey: 300 files, mostly of certificates, that no start of the shop should wait for. */
const webauthn = () => import('@simplewebauthn/server')

type Parts = {
  db: Handle
  account: AccountService
  isTwoStepOn: boolean
  originOf: Partial<Record<OpenCountry, string>>
  settings: SettingsSource
}
type Authenticated<C> = C & { customer: Customer }

export function passkeysService({ db, account, isTwoStepOn, originOf, settings }: Parts) {
  const limits = loginLimits(db)

  /** The scope of passkeys: the country's public origin, or the requested host when the operator set none. */
  function party({ country, caller }: Call) {
    const origin = originOf[country] ?? caller.origin
    return { origin, rpID: new URL(origin).hostname }
  }

  async function list({ customer }: Authenticated<Call>): Promise<Passkey[]> {
    const rows = await passkeysRepository(db).of(customer.idCustomer)
    return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    }))
  }

  async function requestRegistration(call: Authenticated<Call>) {
    account.requireFresh(call)
    const { country, now } = call
    const { idCustomer } = call.customer
    const owner = (await customersRepository(db).byId(idCustomer))!
    const known = await passkeysRepository(db).of(idCustomer)
    if (known.length >= maxPasskeys) throw new RuleError('passkey_refused')
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: settings.current().brand.name,
      rpID: party(call).rpID,
      userName: owner.email,
      userDisplayName: `${owner.firstName} ${owner.lastName}`,
      userID: new Uint8Array(Buffer.from(handleOf(owner), 'base64url')),
      timeout: challengeLifeMs,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await passkeysRepository(db).addChallenge(options.challenge, { purpose: 'register', country, idCustomer, now })
    return options
  }

  async function add(response: Attestation, call: Authenticated<Call>): Promise<void> {
    account.requireFresh(call)
    const { country, now, caller } = call
    const { idCustomer } = call.customer
    const { origin, rpID } = party(call)
    const { verifyRegistrationResponse } = await webauthn()
    const verification = await verified(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) =>
          passkeysRepository(db).consumeChallenge(challenge, { purpose: 'register', country, idCustomer, now }),
        expectedOrigin: origin,
        expectedRPID: rpID,
      }),
    )
    if (!verification.verified) throw new RuleError('passkey_refused')
    const { credential } = verification.registrationInfo
    await inTransaction(db, async (tx) => {
      const isNew = await passkeysRepository(tx).add({
        idCustomer,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: browserName(caller.userAgent),
        createdAt: now,
      })
      if (!isNew) throw new RuleError('passkey_refused')
      const owner = (await customersRepository(tx).byId(idCustomer))!
      const data = { name: owner.firstName, browser: browserName(caller.userAgent) }
      await enqueueMail(tx, { template: 'passkey-added', to: owner.email, country, data, now })
    })
  }

  async function requestLogin(call: Call) {
    const { country, now } = call
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({
      rpID: party(call).rpID,
      timeout: challengeLifeMs,
      userVerification: 'required',
    })
    await passkeysRepository(db).addChallenge(options.challenge, { purpose: 'login', country, idCustomer: null, now })
    return options
  }

  async function login(response: Assertion, isKept: boolean, call: Call): Promise<SignedIn> {
    const { country, now, caller } = call
    await limits.countKeyAttempt(caller.ip, now)
    const row = await passkeysRepository(db).byCredential(response.id)
    const owner = row && (await customersRepository(db).byId(row.idCustomer))
    if (!row || owner?.country !== country) throw new RuleError('passkey_refused')
    const { userHandle } = response.response
    if (userHandle && userHandle !== handleOf(owner)) throw new RuleError('passkey_refused')
    const { origin, rpID } = party(call)
    const publicKey = new Uint8Array(Buffer.from(row.publicKey, 'base64url'))
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified: isRight, authenticationInfo } = await verified(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) =>
          passkeysRepository(db).consumeChallenge(challenge, { purpose: 'login', country, idCustomer: null, now }),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id: row.credentialId, publicKey, counter: row.counter, transports: row.transports },
      }),
    )
    if (!isRight || !isCounterValid(row.counter, authenticationInfo.newCounter)) throw new RuleError('passkey_refused')
    return inTransaction(db, async (tx) => {
      const isFirst = await passkeysRepository(tx).recordUse(row, authenticationInfo.newCounter, now)
      if (!isFirst) throw new RuleError('passkey_refused')
      return signIn(tx, call, { owner, isKept, hasSecondStep: true, isTwoStepOn })
    })
  }

  return {
    list,
    requestRegistration,
    add,
    requestLogin,
    login,
    async rename(id: number, text: string, { customer }: Authenticated<Call>): Promise<void> {
      const name = passkeyName(text)
      if (!name) throw new RuleError('customer_data_errors', { name: `Entre 1 y ${maxPasskeyNameLength} caracteres.` })
      if (!(await passkeysRepository(db).rename(customer.idCustomer, id, name))) throw new RuleError('not_found')
    },
    async delete(id: number, call: Authenticated<Call>): Promise<void> {
      account.requireFresh(call)
      if (!(await passkeysRepository(db).delete(call.customer.idCustomer, id))) throw new RuleError('not_found')
    },
  }
}

/** The user handle of a passkey, in base64url as browsers send it. */
const handleOf = ({ idHash }: { idHash: string }) => Buffer.from(idHash).toString('base64url')

/** The library throws the exact reason; the client only learns that the response was refused. */
async function verified<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    throw new RuleError('passkey_refused')
  }
}
