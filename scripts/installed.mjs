// Plain JavaScript for any Node from 20.19 on: this runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const marker = path.join(root, 'node_modules', '.installed-lock')

/** The pinned Node, whatever the system has. */
export const node = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Node's compile cache: it makes the next start of the shop a quarter faster. */
export const compileCache = path.join(root, 'node_modules', '.cache', 'compiled')

export const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Runs a command to its end and shows its output only if it fails; a dot every two seconds shows progress. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    const dots = setInterval(() => process.stdout.write('.'), 2000)
    // Installing or building is not left behind when its starter is asked to end.
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(dots)
      for (const signal of signals) process.off(signal, pass)
      if (code === 0) resolve(output)
      else reject(Object.assign(new Error(`${command} ${args[0] ?? ''} ended with code ${code}`), { output }))
    })
  })
}

/** One line for a long step: its name, dots while it runs, its duration. */
export async function step(what, work) {
  const start = Date.now()
  process.stdout.write(`· ${what} `)
  await work()
  process.stdout.write(` ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}

/** Installs the packages of the lock file when they are missing, with the npm that started this process. */
export async function ensureInstalled() {
  const expected = hashOf(readFileSync(path.join(root, 'package-lock.json')))
  if (existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === expected) return
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('js') ? [process.execPath, npm] : ['npm']
  await step('Installing packages (a minute or so)', () =>
    runQuietly(command, [...first, 'ci', '--loglevel=error', '--no-audit', '--no-fund'], {
      // A production environment would leave out what the build needs.
      env: { ...process.env, NODE_ENV: 'development' },
    }),
  )
  writeFileSync(marker, expected)
}

/** Prints a command's own output, then what failed in one sentence. */
export function fail(error) {
  if (error.output) process.stderr.write(`\n${error.output.trim()}\n`)
  const full = /ENOSPC|No space left/.test(`${error.code} ${error.output} ${error.message}`)
  process.stderr.write(`\nThat did not work: ${full ? 'the disk is full.' : error.message}\n`)
  process.exit(1)
}
