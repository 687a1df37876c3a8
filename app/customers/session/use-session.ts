import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { subscribeToBroadcasts } from '#app/platform/device/tab-channel.ts'
import { readCookies } from '#app/platform/country/cookies.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { getCachedCustomer } from '#app/platform/session/customer.ts'
import { isSessionEndKnown, keepsSession, lostEvent, markSessionEnded, tokenOf } from '#app/platform/session/token.ts'

/** Comes only where somebody is, or was, signed in. */
const ending = () => import('./end-session.ts')

/** False when nobody is signed in; a broken line says nothing about that. */
const renew = async (country: OpenCountry, options?: { isNew: boolean }) =>
  (await import('./renew.ts')).renewOnce(country, options).catch(() => undefined)

/** What a page does about the session once it knows what the device remembers (AUTH-14, AUTH-16). */
export async function resumeSession(country: OpenCountry, client: QueryClient): Promise<void> {
  const isKnown = () => getCachedCustomer(client)?.loggedIn === true
  let isOver = !keepsSession(await readCookies())
  if (!isOver && (!isKnown() || tokenOf(country) === undefined)) isOver = (await renew(country)) === false
  if (isOver && isKnown()) (await ending()).endSession(country)
}

const isAccountScreen = () => /^\/account(\/|$)/.test(location.pathname)

/** Follows the session for as long as the page is open: what other tabs do with it, and its end on the server. */
export function useSession(): void {
  const { country, words } = useCountry()
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const toLogin = () => void navigate(loginPath(location.pathname + location.search), { replace: isAccountScreen() })
    const stopHearing = subscribeToBroadcasts(country, 'session', (message) => {
      if (message === 'began') void renew(country, { isNew: true })
      // He who signs out here is on his way home, whatever another tab learns of it meanwhile.
      if (message !== 'ended' || isSessionEndKnown()) return
      markSessionEnded()
      void ending().then(({ forgetSession }) => forgetSession())
      if (isAccountScreen()) toLogin()
    })
    const lost = () => {
      useFlash.getState().show({ text: words.sessionOver, flashMessageType: 'info' })
      toLogin()
    }
    window.addEventListener(lostEvent, lost)
    // Another tab may have signed out while this page lay in the back/forward cache.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void resumeSession(country, client)
    window.addEventListener('pageshow', back)
    return () => {
      stopHearing()
      window.removeEventListener(lostEvent, lost)
      window.removeEventListener('pageshow', back)
    }
  }, [country, client, navigate, words])
}
