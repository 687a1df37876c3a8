/** The target of the confirmation link; the page asks, its button acts (S33). */
export const confirmPath = (key: string) => `/newsletter/confirm/key/${encodeURIComponent(key)}/`
/** Where a subscriber chooses topics and frequency. */
export const preferencesPath = (key: string) => `/newsletter/preferences/key/${encodeURIComponent(key)}/`
/** The unsubscribe link (APP-28); mail programs post to it by themselves (RFC 8058). */
export const unsubscribePath = (key: string) => `/newsletter/unsign/key/${encodeURIComponent(key)}/`
