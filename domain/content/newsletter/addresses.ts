/** Where the link in a mail leads; the page asks, its button acts (S33). */
export const confirmPath = (key: string) => `/newsletter/confirm/key/${encodeURIComponent(key)}/`
/** Where somebody on the list chooses what comes, and how often. */
export const preferencesPath = (key: string) => `/newsletter/preferences/key/${encodeURIComponent(key)}/`
/** The link that ends the newsletter (APP-28); mail programs post to it by themselves (RFC 8058). */
export const unsubscribePath = (key: string) => `/newsletter/unsign/key/${encodeURIComponent(key)}/`
