import type { BackHistory } from './back-history.ts'

/** The default target after signing in. */
const home = '/account'

/** Login screens: returning to them would lead nowhere. */
const signInScreens = /^\/((checkout\/)?(login|register|forgotpassword)|registerFacebook|customer\/account\/login)\/?$/i
/** Not screens: a link to an API call must not become a way to make it. */
const notScreens = /^\/(api|bff|static|img|reset)(\/|$)/i
const maxLength = 1000
const shop = 'https://shop.invalid'

/**
 * The return path of an address after signing in, if it is a screen of this shop (OP-009). Browsers read a backslash as
 * a slash and skip tabs and line breaks, so `/\host` and `/<tab>/host` name other hosts.
 */
export function returnPath(target: string | null | undefined): string | undefined {
  if (!target || target.length > maxLength || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)) return undefined
  if (!URL.canParse(target, shop)) return undefined
  const { origin, pathname, search, hash } = new URL(target, shop)
  // Dots are resolved at this point: `/.//host` has become `//host`.
  if (origin !== shop || pathname.startsWith('//')) return undefined
  if (signInScreens.test(pathname) || notScreens.test(pathname)) return undefined
  return pathname + search + hash
}

/** The page after signing in. */
export const afterSignIn = (target: string | null | undefined, otherwise = home) => returnPath(target) ?? otherwise

/** The history for the back arrow after signing in. */
export const withoutSignIn = (history: BackHistory): BackHistory =>
  history.filter((url) => !signInScreens.test(url.split(/[?#]/, 1)[0]!))
