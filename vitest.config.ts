import { defineConfig } from 'vitest/config'

const shared = {
  setupFiles: ['tests/setup.ts'],
  // Time for machines whose cores are all busy; a test that waits for what never comes fails all the same.
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'layers',
          include: ['{domain,contract,db,demo,server,app,desk,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.built.test.ts'],
          globalSetup: ['tests/postgres.ts'],
          testTimeout: 240_000,
          // Every core has a test file in hand; the runner itself has little to do meanwhile.
          maxWorkers: '100%',
          // Loading the same modules for every file again was half of the time. What a file needs of its own (a
          // database, a shop, a folder) it opens itself; our modules keep nothing that another file could notice.
          isolate: false,
          // No test may depend on another of its file; the seed of a run is printed, `--sequence.seed` repeats it.
          sequence: { shuffle: { tests: true } },
        },
      },
      {
        // What only shows on the finished product: sizes of the build, the process and its signals.
        test: {
          ...shared,
          name: 'built',
          include: ['tests/**/*.built.test.ts'],
          globalSetup: ['tests/prepared-homes.ts'],
          // They mostly wait for shops to open; each has a database of its own.
          maxWorkers: 2,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
