const hour = 60 * 60 * 1000
const day = 24 * hour

/** Units of one size per cart line (INV-08, OP-045). */
export const minQuantityPerLine = 1
export const maxQuantityPerLine = 10

/** Sizes per cart: far above any shopper's need, and low enough to keep answers fast. */
export const maxCartLines = 100

/** How long a guest cart is kept (OP-049). */
export const guestCartLifetimeMs = 30 * day
/** A customer's own cart is kept longer: they come back and find it. */
export const customerCartLifetimeMs = 400 * day
/** The last use is written at most this often, so that reading a cart is not a write. */
export const cartTouchIntervalMs = hour
