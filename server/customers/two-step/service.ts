import type { SignedIn } from '#contract/customers/account.ts'
import type { Device } from '#contract/customers/two-step.ts'
import { and, desc, eq, gt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customerDevice } from '#db/schema/sessions.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { CodePurpose } from '#domain/customers/account/lists.ts'
import { deviceLifeMs, resendAfterMs } from '#domain/customers/account/two-step-rules.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { browserHashOf, renamedBrowser } from '#server/customers/account/browser.ts'
import { customersRepository } from '#server/customers/account/repository.ts'
import type { AccountService } from '#server/customers/account/account-service.ts'
import { signIn } from '#server/customers/account/sign-in.ts'
import { TooManyAttempts } from '#server/platform/http/limits/attempts.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { endLogins, moveLogin, type Browser } from '#server/platform/sessions/logins.ts'
import type { Customer } from '#server/platform/sessions/resolve-session.ts'
import {
  issueCode,
  maskedEmail,
  ownerOfChallenge,
  secondsToResend,
  tryCode,
} from '#server/customers/account/two-step-codes.ts'

type Parts = { db: Handle; account: AccountService; isTwoStepOn: boolean }
type Authenticated<C> = C & { customer: Customer }
type WithVisitor<C> = C & { customer: Customer | undefined }
type Subject = { purpose: CodePurpose; login_token?: string | undefined }
type SentCode = { sent_to: string; resend_after: number }

export function twoStepService({ db, account, isTwoStepOn }: Parts) {
  /** The owner of a code: the pending login, or the customer who changes the setting. */
  async function ownerOf({ purpose, login_token }: Subject, { customer, now }: WithVisitor<Call>, tx: Handle) {
    const hash = login_token === undefined ? undefined : digestOf(login_token)
    if (purpose !== 'login') return { idCustomer: customer?.idCustomer, loginTokenHash: null }
    if (hash === undefined) return { idCustomer: undefined, loginTokenHash: null }
    return { idCustomer: await ownerOfChallenge(tx, hash, now), loginTokenHash: hash }
  }

  async function send(subject: Subject, call: WithVisitor<Call>): Promise<SentCode> {
    const { now, country } = call
    if (!isTwoStepOn) throw new RuleError('two_step_not_changed')
    return inTransaction(db, async (tx) => {
      const { idCustomer, loginTokenHash } = await ownerOf(subject, call, tx)
      // Without the lock two concurrent requests would both find the last code old enough.
      const owner = idCustomer === undefined ? undefined : await customersRepository(tx).lockById(idCustomer)
      if (!owner || owner.country !== country) throw new RuleError('code_refused')
      const codeRequest = { purpose: subject.purpose, loginTokenHash, now }
      const seconds = await secondsToResend(tx, owner.idCustomer, codeRequest)
      if (seconds > 0) throw new TooManyAttempts(seconds)
      await issueCode(tx, owner, codeRequest)
      return { sent_to: maskedEmail(owner.email), resend_after: resendAfterMs / 1000 }
    })
  }

  /** A code that changes the setting needs the same fresh sign-in each time it is sent (S28). */
  async function sendAgain(subject: Subject, call: WithVisitor<Call>): Promise<SentCode> {
    const { customer } = call
    if (subject.purpose !== 'login' && customer) account.requireFresh({ ...call, customer })
    return send(subject, call)
  }

  /** A device that entered a code is not asked again for a while (OP-075). */
  async function trustDevice(tx: Handle, idCustomer: number, { hash, name }: Browser, call: Call): Promise<void> {
    if (hash === null) return
    const before = browserHashOf(call)
    const isBefore = and(eq(customerDevice.idCustomer, idCustomer), eq(customerDevice.fingerprint, before ?? ''))
    await tx.delete(customerDevice).where(isBefore)
    const times = { activeUntil: new Date(call.now.getTime() + deviceLifeMs), lastUsedAt: call.now }
    await tx.insert(customerDevice).values({ idCustomer, fingerprint: hash, name, ...times })
  }

  async function validateLogin(input: { code: string; login_token: string; isKept: boolean }, call: Call) {
    const { now, country } = call
    const loginTokenHash = digestOf(input.login_token)
    const idCustomer = await tryCode(db, { code: input.code, purpose: 'login', loginTokenHash, now })
    if (idCustomer === undefined) throw new RuleError('code_refused')
    return inTransaction(db, async (tx): Promise<SignedIn> => {
      const owner = (await customersRepository(tx).byId(idCustomer))!
      if (owner.country !== country) throw new RuleError('code_refused')
      const browser = renamedBrowser(call)
      const signed = await signIn(tx, call, { owner, isKept: input.isKept, hasSecondStep: true, isTwoStepOn, browser })
      await trustDevice(tx, idCustomer, browser, call)
      return signed
    })
  }

  async function validateSetting(input: { code: string; purpose: 'enable' | 'disable' }, call: Authenticated<Call>) {
    const { now } = call
    const { idCustomer, loginId } = call.customer
    const { purpose, code } = input
    if ((await tryCode(db, { code, purpose, idCustomer, now })) === undefined) throw new RuleError('code_refused')
    await inTransaction(db, async (tx) => {
      const repository = customersRepository(tx)
      await repository.change(idCustomer, { twoStepEnabled: purpose === 'enable' })
      if (purpose === 'disable' || loginId === null) return
      const browser = renamedBrowser(call)
      if (browser.hash !== null) await moveLogin(tx, loginId, browser.hash)
      await trustDevice(tx, idCustomer, browser, call)
    })
  }

  async function devices(call: Authenticated<Call>): Promise<Device[]> {
    const own = browserHashOf(call)
    const rows = await db
      .select()
      .from(customerDevice)
      .where(and(eq(customerDevice.idCustomer, call.customer.idCustomer), gt(customerDevice.activeUntil, call.now)))
      .orderBy(desc(customerDevice.lastUsedAt), customerDevice.id)
      .limit(50)
    return rows.map(({ id, name, lastUsedAt, fingerprint }) => ({
      id,
      name,
      last_used_at: lastUsedAt.toISOString(),
      current: fingerprint === own,
    }))
  }

  return {
    sendAgain,
    validateLogin,
    validateSetting,
    devices,
    isActive: async ({ customer }: Authenticated<Call>) =>
      (await customersRepository(db).byId(customer.idCustomer))!.twoStepEnabled,

    /**
     * Requests a change of the setting, which the code confirms. Only a customer who has just proved their identity may
     * request it (S27, S28).
     */
    async requestChange(purpose: 'enable' | 'disable', call: Authenticated<Call>): Promise<SentCode> {
      if (!isTwoStepOn) throw new RuleError('two_step_not_changed')
      account.requireFresh(call)
      return send({ purpose }, call)
    },

    /** A deleted device is signed out too (S27). */
    async deleteDevice(id: number, call: Authenticated<Call>): Promise<void> {
      account.requireFresh(call)
      const { idCustomer } = call.customer
      await inTransaction(db, async (tx) => {
        const [deleted] = await tx
          .delete(customerDevice)
          .where(and(eq(customerDevice.id, id), eq(customerDevice.idCustomer, idCustomer)))
          .returning({ fingerprint: customerDevice.fingerprint })
        if (!deleted) throw new RuleError('not_found')
        await endLogins(tx, { idCustomer, browserHash: deleted.fingerprint, now: call.now })
      })
    },
  }
}
