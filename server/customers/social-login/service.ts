import type { SignedIn } from '#contract/customers/account.ts'
import type { WireSocialProfile } from '#contract/customers/social-login.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { checkAccount } from '#domain/customers/account/account-fields.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { RuleError, type FieldErrors } from '#domain/platform/errors.ts'
import {
  socialAccountFields,
  socialMiddleName,
  type SocialProfile,
  type TypedProfile,
} from '#domain/customers/social-login/social-account.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { normaliseEmail } from '#domain/platform/text/email.ts'
import { loginLimits } from '#server/customers/account/limits.ts'
import type { LoginService } from '#server/customers/account/login-service.ts'
import { addAccount, registeredMessage } from '#server/customers/account/registration-service.ts'
import { customersRepository, duplicateErrors, type CustomerRow } from '#server/customers/account/repository.ts'
import { signIn } from '#server/customers/account/sign-in.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import type { SocialProvider } from './facebook.ts'
import { socialRepository } from './repository.ts'

type Parts = { db: Handle; logins: LoginService; provider: SocialProvider | undefined; isTwoStepOn: boolean }
type SocialLoginInput = TypedProfile & {
  accessToken: string
  idFacebook: string
  password: string
  hasNewsletter: boolean
  isKept: boolean
}

const wireProfile = (profile: SocialProfile): WireSocialProfile => ({
  email: profile.email,
  first_name: profile.firstName,
  middle_name: profile.middleName,
  last_name: profile.lastName,
  gender: profile.gender,
  birthday: profile.birthday,
})

/** Signs in with an identity of another site (OP-070, S26). */
export function socialLoginService({ db, logins, provider, isTwoStepOn }: Parts) {
  const limits = loginLimits(db)

  async function login(input: SocialLoginInput, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    if (!provider) throw new RuleError('facebook_unavailable')
    await limits.countKeyAttempt(caller.ip, now)
    const profile = await provider.profileOf(input.accessToken, now)
    if (input.idFacebook !== '' && input.idFacebook !== profile.subject) throw new RuleError('facebook_refused')
    const email = normaliseEmail(socialAccountFields(profile, input).email)
    const owner = email === '' ? undefined : await customersRepository(db).byEmail(country, email)
    // Checked second: an account that the same call created a moment ago is found together with its identity.
    const known = await ownerOf(profile, call)
    if (known) return enter(known, input, call)
    return owner ? join(email, profile, input, call) : begin(profile, input, call)
  }

  const identityOf = ({ subject }: SocialProfile, { country }: Call) =>
    ({ provider: 'facebook', subject, country }) as const
  const ownerOf = (profile: SocialProfile, call: Call) => socialRepository(db).ownerOf(identityOf(profile, call))

  const enter = (owner: CustomerRow, { isKept }: SocialLoginInput, call: Call) =>
    inTransaction(db, (tx) => signIn(tx, call, { owner, isKept, isTwoStepOn }))

  /** An e-mail alone never opens an existing account: its password links the two once (S26). */
  async function join(email: string, profile: SocialProfile, input: SocialLoginInput, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    if (input.password === '') {
      // A typed e-mail is disclosed no more often than in the other forms (C3).
      const mayKnow = profile.email !== null || (await limits.mayDisclose({ country, email, ip: caller.ip, now }))
      throw refusal(mayKnow ? 'facebook_link_needed' : 'customer_data_errors', undefined, profile)
    }
    const owner = await logins.byPassword(email, input.password, call)
    return inTransaction(db, async (tx) => {
      const isAdded = await socialRepository(tx).add(identityOf(profile, call), owner.idCustomer)
      if (!isAdded) throw new RuleError('facebook_refused')
      const data = { name: owner.firstName, provider: 'Facebook' }
      await enqueueMail(tx, { template: 'identity-linked', to: owner.email, country, data, now })
      return signIn(tx, call, { owner, isKept: input.isKept, isTwoStepOn })
    })
  }

  /** Creates an account without a password, when all required data is known. */
  async function begin(profile: SocialProfile, input: SocialLoginInput, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    const { isKept, hasNewsletter } = input
    const today = dayIn(countryProfiles[country].timeZone, now)
    const checked = checkAccount(socialAccountFields(profile, input), { country, today })
    if ('errors' in checked) throw refusal('customer_data_errors', checked.errors, profile)
    const account = { ...checked.value, middleName: socialMiddleName(profile, input) }
    await limits.countRegistration({ country, email: account.email, ip: caller.ip, now })
    const signedIn = await inTransaction(db, async (tx) => {
      const owner = await addAccount(tx, { account, passwordHash: null, hasNewsletter }, call)
      if (!owner) return undefined
      await socialRepository(tx).add(identityOf(profile, call), owner.idCustomer)
      return signIn(tx, call, { owner, isKept, message: registeredMessage, isTwoStepOn })
    })
    if (signedIn) return signedIn
    // A concurrent identical call has created it; otherwise the document belongs to another account.
    const known = await ownerOf(profile, call)
    if (known) return enter(known, input, call)
    const mayKnow = await limits.mayDisclose({ country, email: account.email, ip: caller.ip, now })
    throw refusal('customer_data_errors', mayKnow ? duplicateErrors.identification : undefined, profile)
  }

  const refusal = (
    code: 'facebook_link_needed' | 'customer_data_errors',
    errors: FieldErrors | undefined,
    profile: SocialProfile,
  ) => new RuleError(code, errors, { profile: wireProfile(profile) })

  return { login }
}
