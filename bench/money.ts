// The model test of money (tests/money) with many more random histories than the tests run.
// node bench/money.ts [histories]
import { spawnSync } from 'node:child_process'

const histories = process.argv[2] ?? '5000'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'layers', 'tests/money']
const { status } = spawnSync(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, MONEY_RUNS: histories },
})
process.exit(status ?? 1)
