/** How many units of one size a cart line holds (INV-08, OP-045). */
export const fewestPerLine = 1
export const mostPerLine = 10
