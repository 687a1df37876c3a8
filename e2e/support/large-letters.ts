import type { Page } from '@playwright/test'

/** Letters twice as large, or as usual again, by the browser's own setting. */
export async function largeLetters(page: Page, isLarge: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', {
    fontSizes: isLarge ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  })
  await session.detach()
}
