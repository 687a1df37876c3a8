import { writeCookie } from '#app/platform/country/cookies.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import { flagKeys, visitorCookie, visitorIdPattern, type Flags } from '#domain/content/flags/flags.ts'

const oneYearSeconds = 365 * 24 * 60 * 60

/** A random visitor id in a cookie, where cookies are enabled. */
export async function visitorIdOf(cookies: string): Promise<string | undefined> {
  const known = cookieValue(cookies, visitorCookie, visitorIdPattern)
  if (known || !navigator.cookieEnabled) return known
  const created = crypto.randomUUID()
  return writeCookie(visitorCookie, created, oneYearSeconds).then(
    () => created,
    () => undefined,
  )
}

/** Writes only changed flags: most visits find the same values. */
export async function writeFlags(cookies: string, flags: Flags): Promise<void> {
  for (const key of flagKeys) {
    const value = String(flags[key])
    if (cookieValue(cookies, key, /^/) !== value) await writeCookie(key, value, oneYearSeconds)
  }
}
