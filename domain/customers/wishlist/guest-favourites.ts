/** As many cards are asked for at once. */
export const mostGuestFavourites = 24

export const guestFavouritesCookie = 'guest_favourites'

/** Which of a guest's favourites an account gets: those it has not, oldest first, as long as there is room. */
export function favouritesToAdd(
  ofGuest: readonly string[],
  ofAccount: readonly string[],
  { most }: { most: number },
): string[] {
  const missing = [...new Set(ofGuest)].filter((sku) => !ofAccount.includes(sku))
  return missing.slice(0, Math.max(0, most - ofAccount.length)).toReversed()
}
