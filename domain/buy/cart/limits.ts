const hour = 60 * 60 * 1000
const day = 24 * hour

/** How many units of one size a cart line holds (INV-08, OP-045). */
export const fewestPerLine = 1
export const mostPerLine = 10

/** How many sizes one cart holds: far above any shopper, far below what would make an answer slow. */
export const mostLines = 100

/** How long a cart nobody signed in for waits for its owner (OP-049). */
export const guestCartLifetimeMs = 30 * day
/** The moment of last use is written at most this often, so that reading a cart is not writing. */
export const touchEveryMs = hour
