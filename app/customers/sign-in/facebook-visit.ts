import { z } from 'zod/mini'

/** What this tab stores while the visitor is at Facebook: proof that it sent them, and the page to return to. */
const visit = z.object({ state: z.string(), next: z.string() })
const key = 'facebook-login'
const returnTo = '/registerFacebook'

/** Opens Facebook's own page, which returns with the token in the fragment, where no server sees it (decision 026). */
export function goToFacebook(dialog: string, next: string): void {
  const state = crypto.randomUUID()
  sessionStorage.setItem(key, JSON.stringify({ state, next }))
  const address = new URL(dialog)
  address.searchParams.set('redirect_uri', location.origin + returnTo)
  address.searchParams.set('state', state)
  location.assign(address)
}

/** What Facebook returned: undefined when this tab sent no one there, no token when another site made the link. */
export function takeFacebookReturn(): { accessToken: string | null; next: string } | undefined {
  const parameters = new URLSearchParams(location.hash.slice(1) || location.search)
  const stored = visit.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  if (!parameters.has('state') || !stored.success) return undefined
  sessionStorage.removeItem(key)
  // The token must not stay in the address, nor in the history.
  history.replaceState(history.state, '', returnTo)
  if (parameters.get('state') !== stored.data.state) return { accessToken: null, next: stored.data.next }
  return { accessToken: parameters.get('access_token'), next: stored.data.next }
}
