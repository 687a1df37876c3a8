import type { Page } from '@playwright/test'
import { skuOf } from '#demo/catalogue/sku.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fillCart } from './filled-cart.ts'
import type { Place } from './places.ts'
import { signInAs } from './signed-in.ts'
import { expect, waitUntilHydrated } from './test.ts'

/**
 * Opens a place as a person who has something to see there. False: no one in this store has the link that leads to it.
 */
export async function goTo(page: Page, place: Place, country: OpenCountry = 'ar'): Promise<boolean> {
  const { path, who, hasCart, leadsTo } = place
  if (who) await signInAs(page.context(), who)
  if (hasCart) await fillCart(page, { [skuOf(country, 'ZM0001-37')]: 2, [skuOf(country, 'RT0001-M')]: 1 }, [], country)
  await open(page, path, country)
  if (!leadsTo) return true
  const links = page.getByRole('main').getByRole('link')
  await expect.poll(() => links.count()).toBeGreaterThan(0)
  const hrefs = await links.evaluateAll((all) =>
    all.map((one) => (one as HTMLAnchorElement).pathname + (one as HTMLAnchorElement).search),
  )
  const href = hrefs.find((one) => leadsTo.link.test(one))
  if (href === undefined) return false
  await open(page, href + (leadsTo.beyond ?? ''), country)
  return true
}

/** Opens a page and waits until it is hydrated and no placeholder is left. */
async function open(page: Page, path: string, country: OpenCountry) {
  const url = new URL(path, process.env.SHOP_URL)
  if (country !== 'ar') url.searchParams.set('country', country)
  await page.goto(url.href)
  await waitUntilHydrated(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
