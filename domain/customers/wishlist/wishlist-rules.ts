export const maxFavourites = 200

/** How much cheaper a favourite is than when it was added; null when it is not, or its price was not recorded. */
export function priceFall(whenAdded: number | null, now: number): number | null {
  return whenAdded !== null && now < whenAdded ? whenAdded - now : null
}
