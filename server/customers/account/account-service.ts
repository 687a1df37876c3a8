import type { Customer, LoginEntry } from '#contract/customers/account.ts'
import type { Handle } from '#db/connection/handle.ts'
import { passwordReset } from '#db/schema/sessions.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import {
  checkAccount,
  checkNewPassword,
  fieldSentences,
  newsletterOf,
  type AccountFields,
} from '#domain/customers/account/account-fields.ts'
import type { PasswordPolicy } from '#domain/customers/account/lists.ts'
import { isFresh } from '#domain/customers/account/session-rules.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { RuleError, type FieldErrors } from '#domain/platform/errors.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { recordConsents } from './consents.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { endLogins, openLogin, openLoginsOf } from '#server/platform/sessions/logins.ts'
import type { Customer as SignedInCustomer } from '#server/platform/sessions/resolve-session.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { setSessionCookies, browserHashOf, signingBrowser } from './browser.ts'
import { loginLimits } from './limits.ts'
import type { PasswordHasher } from './passwords.ts'
import { sendRecovery } from './send-recovery.ts'
import { customersRepository, type CustomerRow, type RemovedWaysIn } from './repository.ts'

type Parts = { db: Handle; passwords: PasswordHasher; passwordPolicy: PasswordPolicy }
type Edit = AccountFields & {
  oldpassword: string
  password: string
  password2: string
  newsletter: { isSubscribed: boolean; choice: Customer['newsletter_subscriptions'] | undefined }
}
type Authenticated<C> = C & { customer: SignedInCustomer }

/** Changes an account and its password, and lists where it is signed in. */
export function accountService({ db, passwords, passwordPolicy }: Parts) {
  const limits = loginLimits(db)

  async function forgot(input: { email: string }, { country, caller, now }: Call): Promise<void> {
    const email = normaliseEmail(input.email)
    if (email === '') throw new RuleError('customer_data_errors', { email: fieldSentences.required })
    if (!isEmail(email)) throw new RuleError('customer_data_errors', { email: fieldSentences.email })
    await withMinimumDuration(async () => {
      if (!(await limits.mayRecover({ country, email, ip: caller.ip, now }))) return
      await inTransaction(db, async (tx) => {
        const owner = await customersRepository(tx).byEmail(country, email)
        if (!owner) return
        await sendRecovery(tx, owner, now)
      })
    })
  }

  async function reset(input: { key: string; password: string; password2: string }, { country, caller, now }: Call) {
    const errors = checkNewPassword(input.password, input.password2, passwordPolicy)
    if (Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    await limits.countKeyAttempt(caller.ip, now)
    const passwordHash = await passwords.hash(input.password)
    await inTransaction(db, async (tx) => {
      const repository = customersRepository(tx)
      const owner = await repository.consumeKey(passwordReset, digestOf(input.key), country, now)
      if (!owner) throw new RuleError('link_expired')
      // No one proves their mailbox at registration: who made the account may be a stranger to its owner, and have
      // prepared other ways in.
      const removed = await repository.removeOtherWaysIn(owner.idCustomer)
      await changePassword(tx, owner, { passwordHash, removed, now })
    })
  }

  type PasswordChange = { passwordHash: string; removed?: RemovedWaysIn; now: Date }

  /** A new password ends every session, link and code (INV-25). */
  async function changePassword(tx: Handle, owner: CustomerRow, { passwordHash, removed, now }: PasswordChange) {
    const { idCustomer, email, firstName } = owner
    const repository = customersRepository(tx)
    await repository.change(idCustomer, { passwordHash })
    await endLogins(tx, { idCustomer, now })
    await repository.invalidateKeys(idCustomer, now)
    const country = owner.country
    const data = { name: firstName, ...(removed && { removed }) }
    await enqueueMail(tx, { template: 'password-changed', to: email, country, data, now })
  }

  async function edit(input: Edit, call: Authenticated<Call>) {
    const { country, now, customer } = call
    const { idCustomer } = customer
    const checked = checkAccount(input, { country, today: dayIn(countryProfiles[country].timeZone, now) })
    const hasNewPassword = input.password !== ''
    const errors: FieldErrors = {
      ...('errors' in checked && checked.errors),
      ...(hasNewPassword && checkNewPassword(input.password, input.password2, passwordPolicy)),
    }
    if ('errors' in checked || Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    const owner = (await customersRepository(db).byId(idCustomer))!
    const account = checked.value
    const hasNewEmail = account.email !== owner.email
    if (hasNewEmail || hasNewPassword) await reauthenticate(owner, input.oldpassword, call)
    const hasNewDocument =
      account.identification !== owner.identification || account.identificationType !== owner.identificationType
    if (hasNewEmail || hasNewDocument) await limits.countDisclosure({ idCustomer, ip: call.caller.ip, now })
    const passwordHash = hasNewPassword ? await passwords.hash(input.password) : undefined
    const token = await inTransaction(db, async (tx) => {
      const repository = customersRepository(tx)
      const { isSubscribed, choice } = input.newsletter
      await repository.change(idCustomer, {
        ...account,
        isNewsletterSubscribed: isSubscribed,
        newsletterSubscriptions: choice ?? newsletterOf(isSubscribed),
      })
      if (isSubscribed !== owner.isNewsletterSubscribed) {
        await recordConsents(tx, idCustomer, [{ kind: 'newsletter', isGiven: isSubscribed }], now)
      }
      if (hasNewEmail) {
        const data = { name: account.firstName, newEmail: account.email }
        await enqueueMail(tx, { template: 'email-changed', to: owner.email, country, data, now })
      }
      if (passwordHash) await changePassword(tx, { ...owner, ...account }, { passwordHash, now })
      else if (hasNewEmail) {
        await endLogins(tx, { idCustomer, now })
        await repository.invalidateKeys(idCustomer, now)
      }
      if (!passwordHash && !hasNewEmail) return null
      const granted = await openLogin(tx, { idCustomer, browser: signingBrowser(call), isKept: customer.isKept, now })
      setSessionCookies(call, granted)
      return granted.token
    })
    const shown = await customersRepository(db).shown({ idCustomer, browserHash: browserHashOf(call), now })
    return { error: false as const, message: 'Datos actualizados exitosamente.', customer: shown, token }
  }

  /** Refuses actions that need a fresh sign-in (S28). */
  function requireFresh({ customer, now }: Authenticated<Call>): void {
    if (!customer.authenticatedAt || !isFresh(customer.authenticatedAt, now)) throw new RuleError('password_needed')
  }

  /**
   * Checks the old password with the limits of a login, because this is also a place to guess it. A customer without a
   * password must have signed in a moment ago.
   */
  async function reauthenticate(owner: CustomerRow, password: string, call: Authenticated<Call>): Promise<void> {
    const { country, caller, now } = call
    if (owner.passwordHash === null) return requireFresh(call)
    if (password === '') throw new RuleError('password_needed', { oldpassword: fieldSentences.required })
    const who = { country, email: owner.email, ip: caller.ip, now }
    const session = `session of ${owner.idCustomer}`
    await limits.count(who, session)
    if (!(await passwords.verify(owner.passwordHash, password))) {
      throw new RuleError('customer_data_errors', { oldpassword: 'La contraseña actual no es correcta.' })
    }
    await limits.undoCount(who, session)
  }

  async function logins({ customer, now }: Authenticated<Call>): Promise<LoginEntry[]> {
    const open = await openLoginsOf(db, customer.idCustomer, now)
    return open.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: id === customer.loginId,
    }))
  }

  return {
    forgot,
    reset,
    edit,
    logins,
    async endLogin(id: string, { customer, now }: Authenticated<Call>): Promise<void> {
      const { idCustomer, loginId } = customer
      if (id === 'others') await endLogins(db, { idCustomer, exceptLoginId: loginId, now })
      else if (/^[0-9a-f-]{36}$/.test(id)) await endLogins(db, { idCustomer, loginId: id, now })
    },
    shown: (call: Authenticated<Call>) =>
      customersRepository(db).shown({
        idCustomer: call.customer.idCustomer,
        browserHash: browserHashOf(call),
        now: call.now,
      }),
    async confirm(password: string, call: Authenticated<Call>): Promise<void> {
      const owner = (await customersRepository(db).byId(call.customer.idCustomer))!
      await reauthenticate(owner, password, call)
      if (owner.passwordHash !== null) await customersRepository(db).markAuthenticated(call.customer.loginId, call.now)
    },
    requireFresh,
  }
}
export type AccountService = ReturnType<typeof accountService>
