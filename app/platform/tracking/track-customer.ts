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

let told = ''

type Settings = {
  client: QueryClient
  timeZone: string
  /** Asked each time: consent is given and taken back. */
  mayIdentify(): boolean
}

/** Tells who looks, and again when somebody signs in or out (ANA-11). Who it is by name of an account, only where allowed (ANA-12, C12). */
export function trackCustomer({ client, timeZone, mayIdentify }: Settings): () => void {
  let latest = 0
  async function tell() {
    const turn = ++latest
    const known = getCachedCustomer(client)
    // A session that is being taken up again will say who it is.
    if (!known?.loggedIn && hasSessionCookie(await readCookies())) return
    const signedIn = known?.loggedIn ? client.getQueryData<Customer>(accountKey) : undefined
    const identity =
      signedIn && mayIdentify() && crypto.subtle
        ? await customerFacts(signedIn, { today: dayIn(timeZone, new Date()), digest })
        : {}
    const facts = { customer_type: customerType(known), ...identity }
    const text = JSON.stringify(facts)
    if (turn !== latest || text === told) return
    told = text
    track('customer', facts)
  }
  const again = () => void tell()
  again()
  const stops = [watchCustomer(client, again), useConsent.subscribe(again)]
  return () => {
    latest = Infinity
    for (const stop of stops) stop()
  }
}
