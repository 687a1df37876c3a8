import { defineConfig } from '@playwright/test'
import { browser, phone } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/open-shop.ts',
  outputDir: 'test-results/screens',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  reporter: [['line'], ['json']],
  // Recording every test costs a third of the run; TRACE=1 records the one that failed.
  use: { ...browser, ...phone, trace: process.env.TRACE ? 'retain-on-failure' : 'off', screenshot: 'only-on-failure' },
})
