import { defineConfig } from '@playwright/test'
import { browser, desktop, phone } from './e2e/browser.ts'

/** Pictures of every screen and its main states, for a person to look at: gallery/{phone,wide}/*.png */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.gallery.ts',
  globalSetup: './e2e/open-shop.ts',
  outputDir: 'test-results/gallery',
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  projects: [
    { name: 'phone', use: { ...browser, ...phone, deviceScaleFactor: 2 } },
    { name: 'wide', use: { ...browser, ...desktop } },
  ],
})
