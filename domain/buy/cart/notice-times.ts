/** How long the shop says that something was added to the cart (CART-15). */
export const addedNoticeMs = 4000
/** How long a removed line can be taken back (U51). */
export const undoMs = 5000
