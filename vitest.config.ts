import { defineConfig } from 'vitest/config'

const shared = {
  setupFiles: ['tests/setup.ts'],
  globalSetup: ['tests/postgres.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'rooms',
          include: ['{domain,contract,db,server,app,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.built.test.ts'],
        },
      },
      {
        // What only shows on the finished product: sizes of the build, the process and its signals.
        test: {
          ...shared,
          name: 'built',
          include: ['tests/**/*.built.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
})
