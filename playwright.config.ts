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
  use: { ...browser, ...phone, trace: 'retain-on-failure' },
})
