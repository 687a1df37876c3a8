import { randomBytes } from 'node:crypto'
import type { SignedIn } from '#contract/customers/account.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import {
  checkAccount,
  checkNewPassword,
  newsletterOf,
  type Account,
  type AccountFields,
} from '#domain/customers/account/account-fields.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { RuleError, type FieldErrors } from '#domain/platform/errors.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { recordConsents } from './consents.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { loginLimits } from './limits.ts'
import type { PasswordHasher } from './passwords.ts'
import { customersRepository, duplicateErrors, type CustomerRow } from './repository.ts'
import { signIn } from './sign-in.ts'

/** A registration whose answer was lost may be repeated within this time. */
const repeatMs = 10 * 60 * 1000

export const registeredMessage = 'Usuario registrado exitosamente.'

type NewAccount = {
  account: Account & { middleName?: string | null }
  passwordHash: string | null
  hasNewsletter: boolean
}

/** Writes an account with its consents and its welcome mail; undefined when its e-mail or document already has one. */
export async function addAccount(
  tx: Handle,
  input: NewAccount,
  { country, now }: Call,
): Promise<CustomerRow | undefined> {
  const { account, passwordHash, hasNewsletter } = input
  const owner = await customersRepository(tx).add({
    country,
    idHash: randomBytes(16).toString('hex'),
    passwordHash,
    isNewsletterSubscribed: hasNewsletter,
    newsletterSubscriptions: newsletterOf(hasNewsletter),
    createdAt: now,
    ...account,
  })
  if (!owner) return undefined
  const consents = [
    { kind: 'terms', isGiven: true, version: termsVersion },
    { kind: 'newsletter', isGiven: hasNewsletter },
  ] as const
  await recordConsents(tx, owner.idCustomer, consents, now)
  await enqueueMail(tx, { template: 'welcome', to: owner.email, country, data: { name: owner.firstName }, now })
  return owner
}

type Parts = { db: Handle; passwords: PasswordHasher; passwordPolicy: PasswordPolicy; isTwoStepOn: boolean }
type Registration = AccountFields & { password: string; password2: string; hasNewsletter: boolean; isKept: boolean }

/** Creates accounts with a password. */
export function registrationService({ db, passwords, passwordPolicy, isTwoStepOn }: Parts) {
  const limits = loginLimits(db)

  async function register(input: Registration, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    const { hasNewsletter, isKept } = input
    const checked = checkAccount(input, { country, today: dayIn(countryProfiles[country].timeZone, now) })
    const errors: FieldErrors = {
      ...('errors' in checked && checked.errors),
      ...checkNewPassword(input.password, input.password2, passwordPolicy),
    }
    if ('errors' in checked || Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    const account = checked.value
    await limits.countRegistration({ country, email: account.email, ip: caller.ip, now })
    return withMinimumDuration(async () => {
      const passwordHash = await passwords.hash(input.password)
      const signedIn = await inTransaction(db, async (tx) => {
        const owner = await addAccount(tx, { account, passwordHash, hasNewsletter }, call)
        return owner && signIn(tx, call, { owner, isKept, message: registeredMessage, isTwoStepOn })
      })
      return signedIn ?? repeatedRegistration(input, account.email, call)
    })
  }

  /**
   * The e-mail or document already has an account: signs in when this is the same registration again, else refuses it.
   */
  async function repeatedRegistration(input: Registration, email: string, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    const owner = await customersRepository(db).byEmail(country, email)
    const who = { country, email, ip: caller.ip, now }
    if (!owner) {
      const mayDisclose = await limits.mayDisclose(who)
      throw new RuleError('customer_data_errors', mayDisclose ? duplicateErrors.identification : undefined)
    }
    const isRecent = now.getTime() - owner.createdAt.getTime() < repeatMs
    if (isRecent && (await passwords.verify(owner.passwordHash, input.password))) {
      return inTransaction(db, (tx) =>
        signIn(tx, call, { owner, isKept: input.isKept, message: registeredMessage, isTwoStepOn }),
      )
    }
    if (await limits.mayRecover(who)) {
      const mail = { template: 'already-registered', to: email, country, data: { name: owner.firstName }, now } as const
      await inTransaction(db, (tx) => enqueueMail(tx, mail))
    }
    if (!(await limits.mayDisclose(who))) throw new RuleError('customer_data_errors')
    throw new RuleError('email_in_use', duplicateErrors.email)
  }

  return { register }
}
export type RegistrationService = ReturnType<typeof registrationService>
