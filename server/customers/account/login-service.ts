import type { Customer, SignedIn } from '#contract/customers/account.ts'
import type { Handle } from '#db/connection/handle.ts'
import { autologinLink } from '#db/schema/sessions.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { normaliseEmail } from '#domain/platform/text/email.ts'
import { secretOf } from '#server/platform/http/caller.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { renewalCookie } from '#server/platform/sessions/cookies.ts'
import { endLogins, renewLogin } from '#server/platform/sessions/logins.ts'
import type { Customer as SignedInCustomer } from '#server/platform/sessions/resolve-session.ts'
import { withMinimumDuration } from './minimum-duration.ts'
import { clearRenewalCookie, clearSessionCookies, setSessionCookies, browserHashOf } from './browser.ts'
import { loginLimits } from './limits.ts'
import type { PasswordHasher } from './passwords.ts'
import { customersRepository, type CustomerRow } from './repository.ts'
import { signIn } from './sign-in.ts'

type Parts = { db: Handle; passwords: PasswordHasher; isTwoStepOn: boolean }

/** Signs in, renews sessions and signs out. */
export function loginService({ db, passwords, isTwoStepOn }: Parts) {
  const limits = loginLimits(db)

  /** The owner of an e-mail by password, with the limits of a login. */
  async function byPassword(email: string, password: string, call: Call): Promise<CustomerRow> {
    const { country, caller, now } = call
    const who = { country, email, ip: caller.ip, now }
    const owner = await customersRepository(db).byEmail(country, email)
    const browser = browserHashOf(call)
    const history = await customersRepository(db).historyOf(owner?.idCustomer ?? 0, browser)
    const trusted = history.isKnown ? browser! : undefined
    await limits.count(who, trusted)
    const isRight = await passwords.verify(owner?.passwordHash, password)
    if (owner && isRight) {
      await limits.undoCount(who, trusted)
      return owner
    }
    const mayDisclose = await limits.mayDisclose(who)
    throw new RuleError(!owner && mayDisclose ? 'email_not_registered' : 'credentials_refused')
  }

  async function login(input: { username: string; password: string; isKept: boolean }, call: Call): Promise<SignedIn> {
    const email = normaliseEmail(input.username)
    if (email === '' || input.password === '') throw new RuleError('credentials_refused')
    const owner = await withMinimumDuration(() => byPassword(email, input.password, call), { onlyRefusals: true })
    return inTransaction(db, (tx) => signIn(tx, call, { owner, isKept: input.isKept, isTwoStepOn }))
  }

  async function byLink({ hash }: { hash: string }, call: Call): Promise<SignedIn> {
    const { country, caller, now } = call
    await limits.countKeyAttempt(caller.ip, now)
    return inTransaction(db, async (tx) => {
      const owner = await customersRepository(tx).consumeKey(autologinLink, digestOf(hash), country, now)
      if (!owner) throw new RuleError('link_expired')
      return signIn(tx, call, { owner, isKept: false, isFresh: false, isTwoStepOn })
    })
  }

  async function renew(call: Call): Promise<{ error: false; customer: (Customer & { token: string }) | null }> {
    const { caller, country, now } = call
    const key = secretOf(caller, renewalCookie(country))
    if (key === undefined) return { error: false, customer: null }
    const browserHash = browserHashOf(call)
    const renewed = await inTransaction(db, async (tx) => {
      const result = await renewLogin(tx, { key, country, browserHash, now })
      if (result.is === 'reused') {
        const owner = (await customersRepository(tx).byId(result.idCustomer))!
        await enqueueMail(tx, {
          template: 'session-ended',
          to: owner.email,
          country,
          data: { name: owner.firstName },
          now,
        })
      }
      return result
    })
    if (renewed.is !== 'renewed') {
      clearRenewalCookie(call)
      return { error: false, customer: null }
    }
    setSessionCookies(call, renewed.granted)
    const shown = await customersRepository(db).shown({ idCustomer: renewed.idCustomer, browserHash, now })
    return { error: false, customer: { ...shown, token: renewed.granted.token } }
  }

  async function logout(customer: SignedInCustomer | undefined, call: Call): Promise<void> {
    const { caller, country, now } = call
    clearSessionCookies(call)
    const key = secretOf(caller, renewalCookie(country))
    await inTransaction(db, async (tx) => {
      if (customer?.loginId) {
        await endLogins(tx, { idCustomer: customer.idCustomer, loginId: customer.loginId, now })
        return
      }
      // The token may have expired: the renewal key still identifies this browser's session.
      if (key === undefined) return
      const renewed = await renewLogin(tx, { key, country, browserHash: browserHashOf(call), now })
      const browserHash = browserHashOf(call)
      if (renewed.is === 'renewed' && browserHash) {
        await endLogins(tx, { idCustomer: renewed.idCustomer, browserHash, now })
      }
    })
  }

  return { byPassword, login, byLink, renew, logout }
}
export type LoginService = ReturnType<typeof loginService>
