import { z } from 'zod/mini'

/** What this tab remembers while its visitor is at Facebook: proof that it sent him, and where he was going. */
const visit = z.object({ state: z.string(), next: z.string() })
const key = 'facebook-login'
const returnTo = '/registerFacebook'

/** Leaves for Facebook's own page; it comes back with the token in the fragment, which no server sees (decision 026). */
export function goToFacebook(dialog: string, next: string): void {
  const state = crypto.randomUUID()
  sessionStorage.setItem(key, JSON.stringify({ state, next }))
  const address = new URL(dialog)
  address.searchParams.set('redirect_uri', location.origin + returnTo)
  address.searchParams.set('state', state)
  location.assign(address)
}

/** What Facebook brought back: nothing when nobody was sent there, or when somebody else made the link. */
export function takeFacebookReturn(): { accessToken: string | null; next: string } | undefined {
  const told = new URLSearchParams(location.hash.slice(1) || location.search)
  const stored = visit.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  if (!told.has('state') || !stored.success) return undefined
  sessionStorage.removeItem(key)
  // The token must not stay in the address, nor in the history.
  history.replaceState(history.state, '', returnTo)
  if (told.get('state') !== stored.data.state) return { accessToken: null, next: stored.data.next }
  return { accessToken: told.get('access_token'), next: stored.data.next }
}
