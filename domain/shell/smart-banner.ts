/** Closing the install invitation is remembered this long (OP-018). */
export const smartBannerDismissalDays = 30

type Visit = { isDismissed: boolean; isInstalled: boolean; visits: number; path: string }

/**
 * Shown until dismissed (APP-43), but never on a first visit, inside the installed app, over the sizes of a product or on
 * the way to paying (U84).
 */
export function showsSmartBanner({ isDismissed, isInstalled, visits, path }: Visit): boolean {
  return !isDismissed && !isInstalled && visits >= 2 && !/^\/(checkout|cart)(\/|$)|\.html$/.test(path)
}
