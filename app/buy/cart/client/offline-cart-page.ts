import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The service worker's cache of pages (app/sw.ts). */
const pages = 'pages-1'

/**
 * Lets the cart be opened without a connection (U82). The visitor's own page is cached nowhere (P6), so the service worker
 * gets a page without a cart, which the device fills with the cart it persists.
 */
export async function cacheCartPage(country: OpenCountry): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return
  const page = await fetch(`/cart?${new URLSearchParams({ country })}`, { credentials: 'omit', priority: 'low' })
  if (page.ok && !page.redirected) await (await caches.open(pages)).put('/cart', page)
}
