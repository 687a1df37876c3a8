import type { SignedIn } from '#contract/customers/account.ts'
import type { Handle } from '#db/connection/handle.ts'
import { longDate } from '#domain/platform/dates.ts'
import { resendAfterMs, asksForCode } from '#domain/customers/account/two-step-rules.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import type { Call } from '#server/platform/http/mount.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { newSecret, openLogin, type Browser } from '#server/platform/sessions/logins.ts'
import { issueCode, maskedEmail } from './two-step-codes.ts'
import { browserHashOf, setSessionCookies, signingBrowser } from './browser.ts'
import { customersRepository, type CustomerRow } from './repository.ts'

type SignInOptions = {
  owner: CustomerRow
  isKept: boolean
  message?: string
  /** A passkey or a code that was just entered already is the second step. */
  hasSecondStep?: boolean
  /** Who signs in, where it is not the browser by the id it has. */
  browser?: Browser
  /** A link from a mail opens a session that still has to prove itself before it moves money or keys (S28). */
  isFresh?: boolean
  /** Only where the shop uses two-step verification at all (2FA-02). */
  isTwoStepOn: boolean
}

/**
 * Opens a session for a customer who has proved their identity, or asks for the code that is needed first (AUTH-05,
 * AUTH-06).
 */
export async function signIn(tx: Handle, call: Call, options: SignInOptions): Promise<SignedIn> {
  const { owner, isKept, message = '', hasSecondStep = false, isFresh = true, isTwoStepOn } = options
  const { now } = call
  const { idCustomer } = owner
  const repository = customersRepository(tx)
  const { browser = signingBrowser(call) } = options
  const before = await repository.shown({ idCustomer, browserHash: browser.hash, now })
  const needsCode = asksForCode({
    isOn: isTwoStepOn && !hasSecondStep,
    hasTwoStep: owner.twoStepEnabled,
    isDeviceActive: before.two_step_auth_device_active,
  })
  if (needsCode) {
    const loginToken = newSecret()
    await issueCode(tx, owner, { purpose: 'login', loginTokenHash: digestOf(loginToken), now })
    return {
      error: false,
      message,
      customer: null,
      two_step: { login_token: loginToken, sent_to: maskedEmail(owner.email), resend_after: resendAfterMs / 1000 },
    }
  }
  // By the id it came with: a browser that becomes trusted has just got another one.
  const history = await repository.historyOf(idCustomer, browserHashOf(call) ?? browser.hash)
  const granted = await openLogin(tx, { idCustomer, browser, isKept, isFresh, now })
  if (!history.isKnown && !history.isFirst) {
    const country = owner.country
    const at = longDate(now, countryProfiles[country].timeZone)
    const data = { name: owner.firstName, browser: browser.name, at }
    await enqueueMail(tx, { template: 'new-device', to: owner.email, country, data, now })
  }
  setSessionCookies(call, granted)
  return { error: false, message, customer: { ...before, token: granted.token }, two_step: null }
}
