export const mostFavourites = 200

/** How much cheaper a favourite is than when it was added; null when it is not, or when nobody noted its price. */
export function priceFall(whenAdded: number | null, now: number): number | null {
  return whenAdded !== null && now < whenAdded ? whenAdded - now : null
}
