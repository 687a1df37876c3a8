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
import { unhurried } from './answer-time.ts'
import { loginLimits } from './limits.ts'
import type { PasswordHasher } from './passwords.ts'
import { customersRepository, taken, type CustomerRow } from './repository.ts'
import { signIn } from './sign-in.ts'

/** A registration whose answer was lost is repeated within this time. */
const repeatMs = 10 * 60 * 1000

export const registered = 'Usuario registrado exitosamente.'

type NewAccount = {
  account: Account & { middleName?: string | null }
  passwordHash: string | null
  hasNewsletter: boolean
}

/** Writes an account with its consents and its welcome; undefined when its e-mail or document has one already. */
export async function addAccount(
  tx: Handle,
  given: NewAccount,
  { country, now }: Call,
): Promise<CustomerRow | undefined> {
  const { account, passwordHash, hasNewsletter } = given
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

/** Making an account with a password. */
export function registrationService({ db, passwords, passwordPolicy, isTwoStepOn }: Parts) {
  const limits = loginLimits(db)

  async function register(given: Registration, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    const { hasNewsletter, isKept } = given
    const checked = checkAccount(given, { country, today: dayIn(countryProfiles[country].timeZone, now) })
    const errors: FieldErrors = {
      ...('errors' in checked && checked.errors),
      ...checkNewPassword(given.password, given.password2, passwordPolicy),
    }
    if ('errors' in checked || Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    const account = checked.value
    await limits.countRegistration({ country, email: account.email, ip: caller.ip, now })
    return unhurried(async () => {
      const passwordHash = await passwords.hash(given.password)
      const made = await inTransaction(db, async (tx) => {
        const owner = await addAccount(tx, { account, passwordHash, hasNewsletter }, call)
        return owner && signIn(tx, call, { owner, isKept, message: registered, isTwoStepOn })
      })
      return made ?? repeatedRegistration(given, account.email, call)
    })
  }

  /** The e-mail or the document has an account: signed in when this is the same registration again, else refused. */
  async function repeatedRegistration(given: Registration, email: string, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    const owner = await customersRepository(db).byEmail(country, email)
    if (!owner) throw new RuleError('customer_data_errors', taken.identification)
    const isRecent = now.getTime() - owner.createdAt.getTime() < repeatMs
    if (isRecent && (await passwords.verify(owner.passwordHash, given.password))) {
      return inTransaction(db, (tx) =>
        signIn(tx, call, { owner, isKept: given.isKept, message: registered, isTwoStepOn }),
      )
    }
    const who = { country, email, ip: caller.ip, now }
    if (await limits.mayRecover(who)) {
      const mail = { template: 'already-registered', to: email, country, data: { name: owner.firstName }, now } as const
      await inTransaction(db, (tx) => enqueueMail(tx, mail))
    }
    if (!(await limits.mayDisclose(who))) throw new RuleError('customer_data_errors')
    throw new RuleError('email_in_use', taken.email)
  }

  return { register }
}
export type RegistrationService = ReturnType<typeof registrationService>
