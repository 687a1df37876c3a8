import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runBenchmark } from './benchmark.mjs'
import { node, root } from './installed.mjs'

const turns = 3
/** Of a figure; what differs less is the machine. */
const tolerance = 0.1

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/** A checkout of another commit with its packages and its build. */
function checkOut(revision) {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'bench-against-')), 'checkout')
  git('worktree', 'add', '--detach', '--quiet', folder, revision)
  const hasSamePackages =
    readFileSync(path.join(root, 'package-lock.json'), 'utf8') ===
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  if (hasSamePackages) symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  const build = "import { ensureBuilt } from './scripts/built.mjs'; await ensureBuilt()"
  spawnSync(node, ['--input-type=module', '-e', build], { cwd: folder, stdio: 'inherit' })
  return folder
}

/** How much worse it is than before: 0.1 is a tenth. */
const loss = (before, now, better) => (better === 'higher' ? 1 - now / before : now / before - 1)

/**
 * Runs benchmarks in turns here and at another commit, so that both meet the same weather of the machine, and compares
 * the medians of their figures. False when one is worse by more than a tenth.
 */
export async function compareWith(revision, names) {
  const other = checkOut(revision)
  const found = new Map()
  try {
    for (const name of names) {
      for (let turn = 1; turn <= turns; turn++) {
        for (const [side, folder] of [
          ['before', other],
          ['now', root],
        ]) {
          process.stdout.write(`\n▸ ${name}, turn ${turn}, ${side === 'now' ? 'this checkout' : revision}\n`)
          const { status, figures } = await runBenchmark(folder, name)
          if (status !== 0) throw new Error(`${name} failed in ${side === 'now' ? 'this checkout' : revision}.`)
          for (const { name: what, value, better } of figures) {
            const one = found.get(what) ?? { better, before: [], now: [] }
            one[side].push(value)
            found.set(what, one)
          }
        }
      }
    }
  } finally {
    git('worktree', 'remove', '--force', other)
    rmSync(path.dirname(other), { recursive: true, force: true })
  }
  const shared = [...found].filter(([, { before, now }]) => before.length > 0 && now.length > 0)
  if (shared.length === 0) throw new Error(`${revision} prints no figure that can be compared.`)
  process.stdout.write(`\nMedians of ${turns} turns: ${revision} → this checkout\n`)
  let isGood = true
  for (const [what, { better, before, now }] of shared) {
    const [was, is] = [median(before), median(now)]
    const isWorse = loss(was, is, better) > tolerance
    isGood &&= !isWorse
    process.stdout.write(`${isWorse ? '✗' : '✓'} ${what}: ${was} → ${is} (${better} is better)\n`)
  }
  return isGood
}
