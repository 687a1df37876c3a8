import type { BackHistory } from './back-history.ts'

/** Where a person is led who came to sign in by himself. */
const home = '/account'

/** Screens one signs in on: leading back to them would lead nowhere. */
const signInScreens = /^\/((checkout\/)?(login|register|forgotpassword)|registerFacebook|customer\/account\/login)\/?$/i
/** No screens: a link to a call must not become a way to make it. */
const notScreens = /^\/(api|bff|static|img|reset)(\/|$)/i
const mostCharacters = 1000
const shop = 'https://shop.invalid'

/**
 * The way back that an address asks for after signing in, if it is a screen of this shop (OP-009). Browsers read a
 * backslash as a slash and skip tabs and line breaks, so that `/\host` and `/<tab>/host` name other hosts.
 */
export function returnPath(asked: string | null | undefined): string | undefined {
  if (!asked || asked.length > mostCharacters || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked)) return undefined
  if (!URL.canParse(asked, shop)) return undefined
  const { origin, pathname, search, hash } = new URL(asked, shop)
  // Dots are resolved by now: `/.//host` has become `//host`.
  if (origin !== shop || pathname.startsWith('//')) return undefined
  if (signInScreens.test(pathname) || notScreens.test(pathname)) return undefined
  return pathname + search + hash
}

/** Where to go once signed in. */
export const afterSignIn = (asked: string | null | undefined, otherwise = home) => returnPath(asked) ?? otherwise

/** Where the arrow may lead once somebody has signed in. */
export const withoutSignIn = (history: BackHistory): BackHistory =>
  history.filter((url) => !signInScreens.test(url.split(/[?#]/, 1)[0]!))
