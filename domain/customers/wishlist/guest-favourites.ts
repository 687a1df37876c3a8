/** The same number of cards can be requested at once. */
export const maxGuestFavourites = 24

export const guestFavouritesCookie = 'guest_favourites'

/** The favourites of a guest that an account takes over: those it lacks, oldest first, as far as there is room. */
export function favouritesToAdd(
  ofGuest: readonly string[],
  ofAccount: readonly string[],
  { max }: { max: number },
): string[] {
  const missing = [...new Set(ofGuest)].filter((sku) => !ofAccount.includes(sku))
  return missing.slice(0, Math.max(0, max - ofAccount.length)).toReversed()
}
