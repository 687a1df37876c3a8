import { writeCookie } from '#app/platform/country/cookies.ts'
import { cookieValue } from '#app/platform/country/visitor.ts'
import { flagKeys, visitorCookie, visitorIdPattern, type Flags } from '#domain/content/flags/flags.ts'

const aYear = 365 * 24 * 60 * 60

/** A number of our own, where the browser keeps cookies. */
export async function visitorIdOf(cookies: string): Promise<string | undefined> {
  const known = cookieValue(cookies, visitorCookie, visitorIdPattern)
  if (known || !navigator.cookieEnabled) return known
  const made = crypto.randomUUID()
  return writeCookie(visitorCookie, made, aYear).then(
    () => made,
    () => undefined,
  )
}

/** Only what is new: most visits find what the last one left. */
export async function writeFlags(cookies: string, flags: Flags): Promise<void> {
  for (const key of flagKeys) {
    const value = String(flags[key])
    if (cookieValue(cookies, key, /^/) !== value) await writeCookie(key, value, aYear)
  }
}
