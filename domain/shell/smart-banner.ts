/** How long the dismissed install invitation stays hidden (OP-018). */
export const smartBannerDismissalDays = 30

type Visit = { isDismissed: boolean; isInstalled: boolean; visits: number; path: string }

/**
 * Shown until dismissed (APP-43), but never on a first visit, in the installed app, on product pages or during checkout
 * (U84).
 */
export function showsSmartBanner({ isDismissed, isInstalled, visits, path }: Visit): boolean {
  return !isDismissed && !isInstalled && visits >= 2 && !/^\/(checkout|cart)(\/|$)|\.html$/.test(path)
}
