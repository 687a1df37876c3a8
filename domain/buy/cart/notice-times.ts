/** How long the added-to-cart notice is shown (CART-15). */
export const addedNoticeMs = 4000
/** How long a removed line can be restored (U51). */
export const undoMs = 5000
