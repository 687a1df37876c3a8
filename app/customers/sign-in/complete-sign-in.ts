import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { redirect, replace, useNavigate } from 'react-router'
import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { track } from '#app/platform/tracking/track.ts'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { beginSession } from '#app/customers/session/sign-in.ts'
import { pageCountry } from '#app/platform/country/page-country.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import type { SignedIn } from '#contract/customers/account.ts'
import type { EventFacts } from '#domain/platform/analytics/events.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { afterSignIn, withoutSignIn } from '#domain/platform/routing/return-path.ts'
import { useChallenge } from './challenge-store.ts'

type SignInOptions = {
  isKept: boolean
  /** How the customer signed in, for analytics. */
  method?: EventFacts['login']['method']
  /** The account was just created. */
  isNew?: boolean
}

/**
 * Takes the answer to a sign-in in the browser: the session, or the challenge that asks for a code (AUTH-05…09).
 * `leave` opens the next screen and is only called with a session.
 */
async function completeSignIn(
  country: OpenCountry,
  client: QueryClient,
  { customer, two_step, message }: SignedIn,
  { isKept, method = 'email', isNew = false }: SignInOptions,
  leave: () => void | Promise<void>,
): Promise<void> {
  if (two_step) useChallenge.setState({ challenge: { ...two_step, isKept } })
  if (!customer) return
  await beginSession(country, client, customer)
  track(isNew ? 'sign_up' : 'login', { method })
  await leave()
  useBackHistory.getState().removeScreens(withoutSignIn)
  const text = message || loginWords(country).welcome(customer.first_name)
  useFlash.getState().show({ text, flashMessageType: 'success' })
}

/** For sign-ins outside a form: passkeys, links and Facebook. */
export function useCompleteSignIn() {
  const { country } = useCountry()
  const client = useQueryClient()
  const navigate = useNavigate()
  return (signedIn: SignedIn, { next, ...options }: SignInOptions & { next: string }) =>
    completeSignIn(country, client, signedIn, options, () => navigate(next, { replace: true }))
}

/** The page after signing in on this one. */
const nextOf = ({ pathname, searchParams }: URL) =>
  afterSignIn(searchParams.get('next'), pathname.startsWith('/checkout/') ? '/checkout' : undefined)

/** Ends a client action: redirects with a session; otherwise the screen asks for the code. */
export async function completeInBrowser(url: URL, signedIn: SignedIn, options: SignInOptions) {
  let response: Response | undefined
  await completeSignIn(
    pageCountry(),
    pageQueryClient(),
    signedIn,
    options,
    () => void (response = replace(nextOf(url))),
  )
  return response
}

/**
 * Ends an action on the server; the session's cookies reach the browser with the response. The guest's cart is not
 * merged until scripts run: a page without them shows the cart that the cookie names.
 */
export function completeOnServer(url: URL, { customer, two_step }: SignedIn, { isKept }: { isKept: boolean }) {
  if (customer) return redirect(nextOf(url), 303)
  return two_step ? { challenge: { ...two_step, isKept } } : undefined
}
