import type { Page } from '@playwright/test'

/** Doubles the browser's own font size setting, or restores it. */
export async function setLargeText(page: Page, isLarge: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: isLarge ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  })
  await session.detach()
}
