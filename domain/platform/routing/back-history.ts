/**
 * The back rule of the app bar (APP-38…41). It serves the in-app arrow only: the browser's back button is unchanged
 * (OP-011, C18).
 */
export type BackHistory = readonly string[]

export const initialHistory: BackHistory = ['/']

/** A URL is stored once: visiting it again moves it to the end. */
export function addToHistory(history: BackHistory, url: string): BackHistory {
  return [...history.filter((visited) => visited !== url), url]
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0]!
const isAccount = (url: string) => /^\/account(\/|$)/.test(pathOf(url))

function isSkipped(url: string): boolean {
  const path = pathOf(url)
  return /^\/[^/]+\.html$/.test(path) || isAccount(url) || path.startsWith('/sizes/contentTable')
}

/** What may stay on a device after its customer signed out (S10). */
export const withoutAccount = (history: BackHistory): BackHistory => history.filter((url) => !isAccount(url))

/** Removes the current page, then every page the arrow skips; home becomes the cart. */
export function goBack(history: BackHistory): { history: BackHistory; target: string } {
  const left = history.slice(0, -1)
  while (left.length > 0 && isSkipped(left.at(-1)!)) left.pop()
  const target = left.at(-1) ?? '/'
  return { history: left.length > 0 ? left : initialHistory, target: target === '/' ? '/cart' : target }
}
