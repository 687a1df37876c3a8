import type { QueryClient } from '@tanstack/react-query'
import { accountKey, getCachedCustomer } from '#app/platform/session/customer.ts'
import { hasSessionCookie } from '#app/platform/session/token.ts'
import { readCookies } from '#app/platform/country/cookies.ts'
import { watchCustomer } from '#app/platform/session/watch-customer.ts'
import type { Customer } from '#contract/customers/account.ts'
import { customerFacts, customerType } from '#domain/platform/analytics/customer.ts'
import { dayIn } from '#domain/platform/dates.ts'
import { useConsent } from './consent-store.ts'
import { track } from './track.ts'

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let lastSent = ''

type TrackCustomerSettings = {
  client: QueryClient
  timeZone: string
  /** Evaluated each time, because consent may change. */
  mayIdentify(): boolean
}

/**
 * Tracks the customer type, and again on sign-in and sign-out (ANA-11). The account is only identified where allowed
 * (ANA-12, C12).
 */
export function trackCustomer({ client, timeZone, mayIdentify }: TrackCustomerSettings): () => void {
  let latest = 0
  async function report() {
    const turn = ++latest
    const known = getCachedCustomer(client)
    // A session that is being renewed will report later.
    if (!known?.loggedIn && hasSessionCookie(await readCookies())) return
    const signedIn = known?.loggedIn ? client.getQueryData<Customer>(accountKey) : undefined
    const identity =
      signedIn && mayIdentify() && crypto.subtle
        ? await customerFacts(signedIn, { today: dayIn(timeZone, new Date()), digest })
        : {}
    const facts = { customer_type: customerType(known), ...identity }
    const text = JSON.stringify(facts)
    if (turn !== latest || text === lastSent) return
    lastSent = text
    track('customer', facts)
  }
  const reportAgain = () => void report()
  reportAgain()
  const stops = [watchCustomer(client, reportAgain), useConsent.subscribe(reportAgain)]
  return () => {
    latest = Infinity
    for (const stop of stops) stop()
  }
}
