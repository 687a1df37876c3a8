import { useEffect } from 'react'
import { Outlet, redirect, useNavigate } from 'react-router'
import { renewOnce } from '#app/customers/session/renew.ts'
import { hasSession, hasSessionCookie, tokenOf } from '#app/platform/session/token.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'
import { guestFavouritesCookie } from '#domain/customers/wishlist/guest-favourites.ts'
import type { Route } from './+types/account-guard'

/** A guest with favourites on the device may see those, and nothing else of the account. */
const mayEnter = (path: string, cookies: string) =>
  hasSessionCookie(cookies) ||
  (path.startsWith('/account/wishlist') && cookieValue(cookies, guestFavouritesCookie, /^1$/) !== undefined)

/**
 * Runs before every account screen (OP-009): a guest is redirected to the login, and back afterwards. The page itself
 * contains nothing personal: the server only sees whether there is a session cookie, and the browser loads the data.
 */
export function loader({ request, url }: Route.LoaderArgs) {
  if (!mayEnter(url.pathname, request.headers.get('cookie') ?? '')) throw redirect(loginPath(url.pathname + url.search))
  return null
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  if (!mayEnter(url.pathname, document.cookie)) throw redirect(loginPath(url.pathname + url.search))
  return null
}

/** The cookie may outlive its session: the renewal shows that. */
function useLiveSession() {
  const { country } = useCountry()
  const navigate = useNavigate()
  useEffect(() => {
    if (tokenOf(country) !== undefined || !hasSession()) return
    const check = async () => {
      const isOpen = await renewOnce(country).catch(() => true)
      if (!isOpen) await navigate(loginPath(location.pathname + location.search), { replace: true })
    }
    void check()
  }, [country, navigate])
}

export default function AccountGuard() {
  const { country } = useCountry()
  useLiveSession()
  return (
    <>
      <noscript>
        <p className="page pt-6 font-medium">{loginWords(country).needsScripts}</p>
      </noscript>
      <Outlet />
    </>
  )
}
