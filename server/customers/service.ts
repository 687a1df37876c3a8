import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Customer, LoginEntry, SignedIn } from '#contract/customer.ts'
import type { Handle } from '#db/open.ts'
import { autologinLink, passwordReset } from '#db/schema/sessions.ts'
import { inTransaction } from '#db/transaction.ts'
import { checkAccount, checkNewPassword, fieldSentences, type AccountFields } from '#domain/customer/account-fields.ts'
import type { PasswordPolicy } from '#domain/customer/lists.ts'
import { isFresh } from '#domain/customer/session-rules.ts'
import { termsVersion } from '#domain/data-rights/consents.ts'
import { dayIn } from '#domain/dates.ts'
import { RuleError, type FieldErrors } from '#domain/errors.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { isEmail, normaliseEmail } from '#domain/text/email.ts'
import { secretOf } from '#server/http/caller.ts'
import { digestOf } from '#server/http/digest.ts'
import type { Call } from '#server/http/mount.ts'
import { recordConsents } from '#server/data-rights/consents.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { renewalCookie } from '#server/sessions/cookies.ts'
import { endLogins, newSecret, openLogin, openLoginsOf, renewLogin } from '#server/sessions/logins.ts'
import type { Customer as SignedInCustomer } from '#server/sessions/resolve-session.ts'
import { forgetRenewal, forgetSession, keepSession, knownBrowser, signingBrowser } from './browser.ts'
import { loginLimits } from './limits.ts'
import { passwordHasher } from './passwords.ts'
import { customersRepository, taken, type CustomerRow } from './repository.ts'
import { signIn } from './sign-in.ts'

/** Refusals and recoveries are answered no sooner, whatever had to be looked up for them (S3). */
const answersAfterMs = 120
/** S4: a recovery link. */
const recoveryLifeMs = 30 * 60 * 1000
/** A registration whose answer was lost is repeated within this time. */
const repeatMs = 10 * 60 * 1000

const newsletterOf = (isOn: boolean) => ({ mujer: isOn, hombre: isOn, ninos: isOn })

type Parts = { db: Handle; isTwoStepOn: boolean; passwordPolicy: PasswordPolicy }
type Registration = AccountFields & { password: string; password2: string; hasNewsletter: boolean; isKept: boolean }
type Edit = AccountFields & {
  oldpassword: string
  password: string
  password2: string
  newsletter: { isSubscribed: boolean; choice: Customer['newsletter_subscriptions'] | undefined }
}
type Of<C> = C & { customer: SignedInCustomer }

export function customersService({ db, isTwoStepOn, passwordPolicy }: Parts) {
  const passwords = passwordHasher()
  const limits = loginLimits(db)
  const todayIn = (store: OpenCountry, now: Date) => dayIn(storeProfiles[store].timeZone, now)

  /** Runs `work` and lets its answer, or only its refusal, wait until the time is up. */
  async function unhurried<T>(work: () => Promise<T>, { onlyRefusals = false } = {}): Promise<T> {
    const started = performance.now()
    const pause = () => wait(Math.max(0, answersAfterMs - (performance.now() - started)))
    try {
      const answer = await work()
      if (!onlyRefusals) await pause()
      return answer
    } catch (error) {
      await pause()
      throw error
    }
  }

  async function byPassword(email: string, password: string, call: Call): Promise<CustomerRow> {
    const { store, caller, now } = call
    const who = { store, email, ip: caller.ip, now }
    const owner = await customersRepository(db).byEmail(store, email)
    const browser = knownBrowser(call)
    const history = await customersRepository(db).historyOf(owner?.idCustomer ?? 0, browser)
    const trusted = history.isKnown ? browser! : undefined
    await limits.count(who, trusted)
    const isRight = await passwords.verify(owner?.passwordHash, password)
    if (owner && isRight) {
      await limits.forgive(who, trusted)
      return owner
    }
    const mayDisclose = await limits.mayDisclose(who)
    throw new RuleError(!owner && mayDisclose ? 'email_not_registered' : 'credentials_refused')
  }

  async function login(given: { username: string; password: string; isKept: boolean }, call: Call): Promise<SignedIn> {
    const email = normaliseEmail(given.username)
    if (email === '' || given.password === '') throw new RuleError('credentials_refused')
    const owner = await unhurried(() => byPassword(email, given.password, call), { onlyRefusals: true })
    return inTransaction(db, (tx) => signIn(tx, call, { owner, isKept: given.isKept, isTwoStepOn }))
  }

  async function register(given: Registration, call: Call): Promise<SignedIn> {
    const { store, caller, now } = call
    const checked = checkAccount(given, { country: store, today: todayIn(store, now) })
    const errors: FieldErrors = {
      ...('errors' in checked && checked.errors),
      ...checkNewPassword(given.password, given.password2, passwordPolicy),
    }
    if ('errors' in checked || Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    const account = checked.value
    const who = { store, email: account.email, ip: caller.ip, now }
    await limits.countRegistration(who)
    return unhurried(async () => {
      const passwordHash = await passwords.hash(given.password)
      const made = await inTransaction(db, async (tx) => {
        const repository = customersRepository(tx)
        const owner = await repository.add({
          country: store,
          idHash: randomBytes(16).toString('hex'),
          passwordHash,
          isNewsletterSubscribed: given.hasNewsletter,
          newsletterSubscriptions: newsletterOf(given.hasNewsletter),
          createdAt: now,
          ...account,
        })
        if (!owner) return undefined
        const consents = [
          { kind: 'terms', isGiven: true, version: termsVersion },
          { kind: 'newsletter', isGiven: given.hasNewsletter },
        ] as const
        await recordConsents(tx, owner.idCustomer, consents, now)
        await enqueueMail(tx, { template: 'welcome', to: owner.email, store, data: { name: owner.firstName }, now })
        const message = 'Usuario registrado exitosamente.'
        return signIn(tx, call, { owner, isKept: given.isKept, message, isTwoStepOn })
      })
      return made ?? repeatedRegistration(given, account.email, call)
    })
  }

  /** The e-mail or the document has an account: signed in when this is the same registration again, else refused. */
  async function repeatedRegistration(given: Registration, email: string, call: Call): Promise<SignedIn> {
    const { store, caller, now } = call
    const owner = await customersRepository(db).byEmail(store, email)
    if (!owner) throw new RuleError('customer_data_errors', taken.identification)
    const isRecent = now.getTime() - owner.createdAt.getTime() < repeatMs
    if (isRecent && (await passwords.verify(owner.passwordHash, given.password))) {
      const message = 'Usuario registrado exitosamente.'
      return inTransaction(db, (tx) => signIn(tx, call, { owner, isKept: given.isKept, message, isTwoStepOn }))
    }
    const who = { store, email, ip: caller.ip, now }
    if (await limits.mayRecover(who)) {
      const mail = { template: 'already-registered', to: email, store, data: { name: owner.firstName }, now } as const
      await inTransaction(db, (tx) => enqueueMail(tx, mail))
    }
    if (!(await limits.mayDisclose(who))) throw new RuleError('customer_data_errors')
    throw new RuleError('email_in_use', taken.email)
  }

  async function renew(call: Call): Promise<{ error: false; customer: (Customer & { token: string }) | null }> {
    const { caller, store, now } = call
    const key = secretOf(caller, renewalCookie(store))
    if (key === undefined) return { error: false, customer: null }
    const browserHash = knownBrowser(call)
    const renewed = await inTransaction(db, async (tx) => {
      const result = await renewLogin(tx, { key, store, browserHash, now })
      if (result.is === 'reused') {
        const owner = (await customersRepository(tx).byId(result.idCustomer))!
        await enqueueMail(tx, {
          template: 'session-ended',
          to: owner.email,
          store,
          data: { name: owner.firstName },
          now,
        })
      }
      return result
    })
    if (renewed.is !== 'renewed') {
      forgetRenewal(call)
      return { error: false, customer: null }
    }
    keepSession(call, renewed.granted)
    const shown = await customersRepository(db).shown({ idCustomer: renewed.idCustomer, browserHash, now })
    return { error: false, customer: { ...shown, token: renewed.granted.token } }
  }

  async function logout(customer: SignedInCustomer | undefined, call: Call): Promise<void> {
    const { caller, store, now } = call
    forgetSession(call)
    const key = secretOf(caller, renewalCookie(store))
    await inTransaction(db, async (tx) => {
      if (customer?.loginId) {
        await endLogins(tx, { idCustomer: customer.idCustomer, loginId: customer.loginId, now })
        return
      }
      // The token may have ended before: the renewal key still says whose session this browser has.
      if (key === undefined) return
      const renewed = await renewLogin(tx, { key, store, browserHash: knownBrowser(call), now })
      const browserHash = knownBrowser(call)
      if (renewed.is === 'renewed' && browserHash) {
        await endLogins(tx, { idCustomer: renewed.idCustomer, browserHash, now })
      }
    })
  }

  async function forgot(given: { email: string }, { store, caller, now }: Call): Promise<void> {
    const email = normaliseEmail(given.email)
    if (email === '') throw new RuleError('customer_data_errors', { email: fieldSentences.required })
    if (!isEmail(email)) throw new RuleError('customer_data_errors', { email: fieldSentences.email })
    await unhurried(async () => {
      if (!(await limits.mayRecover({ store, email, ip: caller.ip, now }))) return
      await inTransaction(db, async (tx) => {
        const repository = customersRepository(tx)
        const owner = await repository.byEmail(store, email)
        if (!owner) return
        const key = newSecret()
        const expiresAt = new Date(now.getTime() + recoveryLifeMs)
        await repository.addKey(passwordReset, { hash: digestOf(key), idCustomer: owner.idCustomer, expiresAt })
        const data = { name: owner.firstName, key }
        await enqueueMail(tx, { template: 'password-recovery', to: email, store, data, now })
      })
    })
  }

  async function reset(given: { key: string; password: string; password2: string }, { store, caller, now }: Call) {
    const errors = checkNewPassword(given.password, given.password2, passwordPolicy)
    if (Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    await limits.countKeyAttempt(caller.ip, now)
    const passwordHash = await passwords.hash(given.password)
    await inTransaction(db, async (tx) => {
      const repository = customersRepository(tx)
      const owner = await repository.useKey(passwordReset, digestOf(given.key), store, now)
      if (!owner) throw new RuleError('link_expired')
      await changePassword(tx, owner, passwordHash, now)
    })
  }

  /** A new password ends every session, link and code (INV-25). */
  async function changePassword(tx: Handle, owner: CustomerRow, passwordHash: string, now: Date): Promise<void> {
    const { idCustomer, email, firstName, country } = owner
    const repository = customersRepository(tx)
    await repository.change(idCustomer, { passwordHash })
    await endLogins(tx, { idCustomer, now })
    await repository.useUpKeys(idCustomer, now)
    const store = country as OpenCountry
    await enqueueMail(tx, { template: 'password-changed', to: email, store, data: { name: firstName }, now })
  }

  async function byLink({ hash }: { hash: string }, call: Call): Promise<SignedIn> {
    const { store, caller, now } = call
    await limits.countKeyAttempt(caller.ip, now)
    return inTransaction(db, async (tx) => {
      const owner = await customersRepository(tx).useKey(autologinLink, digestOf(hash), store, now)
      if (!owner) throw new RuleError('link_expired')
      return signIn(tx, call, { owner, isKept: false, isTwoStepOn })
    })
  }

  async function edit(given: Edit, call: Of<Call>) {
    const { store, now, customer } = call
    const { idCustomer } = customer
    const checked = checkAccount(given, { country: store, today: todayIn(store, now) })
    const hasNewPassword = given.password !== ''
    const errors: FieldErrors = {
      ...('errors' in checked && checked.errors),
      ...(hasNewPassword && checkNewPassword(given.password, given.password2, passwordPolicy)),
    }
    if ('errors' in checked || Object.keys(errors).length > 0) throw new RuleError('customer_data_errors', errors)
    const owner = (await customersRepository(db).byId(idCustomer))!
    const account = checked.value
    const hasNewEmail = account.email !== owner.email
    if (hasNewEmail || hasNewPassword) await proveAgain(owner, given.oldpassword, call)
    const passwordHash = hasNewPassword ? await passwords.hash(given.password) : undefined
    const token = await inTransaction(db, async (tx) => {
      const repository = customersRepository(tx)
      const { isSubscribed, choice } = given.newsletter
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
        await enqueueMail(tx, { template: 'email-changed', to: owner.email, store, data, now })
      }
      if (passwordHash) await changePassword(tx, { ...owner, ...account }, passwordHash, now)
      else if (hasNewEmail) await endLogins(tx, { idCustomer, now })
      if (!passwordHash && !hasNewEmail) return null
      const granted = await openLogin(tx, { idCustomer, browser: signingBrowser(call), isKept: customer.isKept, now })
      keepSession(call, granted)
      return granted.token
    })
    const shown = await customersRepository(db).shown({ idCustomer, browserHash: knownBrowser(call), now })
    return { error: false as const, message: 'Datos actualizados exitosamente.', customer: shown, token }
  }

  /** Refuses what only a fresh sign-in may do (S28). */
  function requireFresh({ customer, now }: Of<Call>): void {
    if (!customer.authenticatedAt || !isFresh(customer.authenticatedAt, now)) throw new RuleError('password_needed')
  }

  /**
   * The old password, with the throttles of a login: this is a place to guess it too. Whoever has none must have signed in
   * a moment ago.
   */
  async function proveAgain(owner: CustomerRow, password: string, call: Of<Call>): Promise<void> {
    const { store, caller, now } = call
    if (owner.passwordHash === null) return requireFresh(call)
    if (password === '') throw new RuleError('password_needed', { oldpassword: fieldSentences.required })
    const who = { store, email: owner.email, ip: caller.ip, now }
    const session = `session of ${owner.idCustomer}`
    await limits.count(who, session)
    if (!(await passwords.verify(owner.passwordHash, password))) {
      throw new RuleError('customer_data_errors', { oldpassword: 'La contraseña actual no es correcta.' })
    }
    await limits.forgive(who, session)
  }

  async function logins({ customer, now }: Of<Call>): Promise<LoginEntry[]> {
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
    login,
    register,
    renew,
    logout,
    forgot,
    reset,
    byLink,
    edit,
    logins,
    async endLogin(id: string, { customer, now }: Of<Call>): Promise<void> {
      const { idCustomer, loginId } = customer
      if (id === 'others') await endLogins(db, { idCustomer, exceptLoginId: loginId, now })
      else if (/^[0-9a-f-]{36}$/.test(id)) await endLogins(db, { idCustomer, loginId: id, now })
    },
    shown: (call: Of<Call>) =>
      customersRepository(db).shown({
        idCustomer: call.customer.idCustomer,
        browserHash: knownBrowser(call),
        now: call.now,
      }),
    async confirm(password: string, call: Of<Call>): Promise<void> {
      const owner = (await customersRepository(db).byId(call.customer.idCustomer))!
      await proveAgain(owner, password, call)
      if (owner.passwordHash !== null) await customersRepository(db).markAuthenticated(call.customer.loginId, call.now)
    },
    requireFresh,
  }
}
export type CustomersService = ReturnType<typeof customersService>
