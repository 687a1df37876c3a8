import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { node, root } from './installed.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

/** A checkout of another commit with its packages and its build. */
export function checkOut(revision) {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'shop-other-')), 'checkout')
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

export function removeCheckout(folder) {
  git('worktree', 'remove', '--force', folder)
  rmSync(path.dirname(folder), { recursive: true, force: true })
}
