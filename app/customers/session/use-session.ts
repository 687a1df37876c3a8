import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import { subscribeToBroadcasts } from '#app/platform/device/tab-channel.ts'
import { readCookies } from '#app/platform/country/cookies.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { getCachedCustomer } from '#app/platform/session/customer.ts'
import {
  isSessionEndKnown,
  hasSessionCookie,
  sessionLostEvent,
  markSessionEnded,
  tokenOf,
} from '#app/platform/session/token.ts'

const inBackground = { isWanted: false }

/** Loaded only when a customer is or was signed in. */
const loadEndSession = () => loadAgain(() => import('./end-session.ts'), inBackground)

/** False when no one is signed in; undefined when the request failed. */
const renew = async (country: OpenCountry, options?: { isNew: boolean }) =>
  loadAgain(() => import('./renew.ts'), inBackground)
    .then(({ renewOnce }) => renewOnce(country, options))
    .catch(() => undefined)

/** Resumes or ends the session once the device's state is restored (AUTH-14, AUTH-16). */
export async function resumeSession(country: OpenCountry, client: QueryClient): Promise<void> {
  const isKnown = () => getCachedCustomer(client)?.loggedIn === true
  let isOver = !hasSessionCookie(await readCookies())
  if (!isOver && (!isKnown() || tokenOf(country) === undefined)) isOver = (await renew(country)) === false
  if (isOver && isKnown()) (await loadEndSession()).endSession(country)
}

const isAccountScreen = () => /^\/account(\/|$)/.test(location.pathname)

/** Follows the session while the page is open: changes in other tabs, and its end on the server. */
export function useSession(): void {
  const { country, words } = useCountry()
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const toLogin = () => void navigate(loginPath(location.pathname + location.search), { replace: isAccountScreen() })
    const unsubscribe = subscribeToBroadcasts(country, 'session', (message) => {
      if (message === 'began') void renew(country, { isNew: true })
      // A visitor who signs out here is already being sent home, whatever another tab reports.
      if (message !== 'ended' || isSessionEndKnown()) return
      markSessionEnded()
      void loadEndSession().then(({ clearSession }) => clearSession())
      if (isAccountScreen()) toLogin()
    })
    const handleLost = () => {
      useFlash.getState().show({ text: words.sessionOver, flashMessageType: 'info' })
      toLogin()
    }
    window.addEventListener(sessionLostEvent, handleLost)
    // Another tab may have signed out while this page was in the back/forward cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && void resumeSession(country, client)
    window.addEventListener('pageshow', handlePageShow)
    return () => {
      unsubscribe()
      window.removeEventListener(sessionLostEvent, handleLost)
      window.removeEventListener('pageshow', handlePageShow)
    }
  }, [country, client, navigate, words])
}
