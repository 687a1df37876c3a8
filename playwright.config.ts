import { defineConfig } from '@playwright/test'
import { browser, phone } from './e2e/support/browser.ts'

export default defineConfig<{ scriptDelayMs: number }>({
  testDir: 'e2e',
  globalSetup: './e2e/support/open-shop.ts',
  outputDir: 'test-results/screens',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Time for a machine whose cores are all busy: a test that waits for what never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  projects: [
    { name: 'phone', testMatch: '**/*.spec.ts', testIgnore: '**/without-scripts.spec.ts' },
    {
      name: 'no-script',
      testMatch: '**/without-scripts.spec.ts',
      // These are about scripts that do come, later.
      grepInvert: /before the scripts run/,
      use: { javaScriptEnabled: false },
    },
    {
      name: 'late-scripts',
      testMatch: '**/without-scripts.spec.ts',
      // The main way, and what only shows while scripts are on their way: each page costs a second and a half.
      grep: /from a search to a coupon|before the scripts run/,
      use: { scriptDelayMs: 1500 },
    },
  ],
  // Recording every test costs a third of the run; TRACE=1 records the one that failed.
  use: { ...browser, ...phone, trace: process.env.TRACE ? 'retain-on-failure' : 'off', screenshot: 'only-on-failure' },
})
