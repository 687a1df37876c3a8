import { defineConfig } from '@playwright/test'
import { browser, desktop, phone } from './e2e/support/browser.ts'

const notStates = ['**/every-screen.gallery.ts', '**/install.gallery.ts']

/** For a person to look at: every screen at every width (gallery/screens), and states of them (gallery/{phone,wide}). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.gallery.ts',
  globalSetup: './e2e/support/open-shop.ts',
  outputDir: 'test-results/gallery',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: 'line',
  projects: [
    { name: 'install', testMatch: '**/install.gallery.ts', use: { ...browser, ...phone, deviceScaleFactor: 1.5 } },
    { name: 'screens', testMatch: '**/every-screen.gallery.ts', use: { ...browser, ...phone } },
    { name: 'phone', testIgnore: notStates, use: { ...browser, ...phone, deviceScaleFactor: 2 } },
    { name: 'wide', testIgnore: notStates, use: { ...browser, ...desktop } },
  ],
})
