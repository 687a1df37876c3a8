/** Over how many days sales are looked at. */
export const coverWindow = 28
/** A size that lasts less is low. */
export const lowDays = 14

/** How many days the stock lasts if it sells on as it did; null where nothing was sold. */
export const daysOfCover = (stock: number, sold: number): number | null =>
  sold <= 0 ? null : Math.floor((stock * coverWindow) / sold)
