import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { compileCache, node, root } from './installed.mjs'

const lookForParentMs = 500

/** The parent of a process, where the system shows it as a file; a name that never changes elsewhere. */
function parentOf(pid) {
  try {
    return /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
  } catch {
    return process.platform === 'linux' ? 'gone' : ''
  }
}

/** Our parent and its own: npm starts a shell, and the shell us. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`

/**
 * A shell between npm and us may end without passing a signal on, and a killed npm passes none: the shop would be left behind
 * with its port. So it ends when one of the processes that started us is gone.
 */
function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const started = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === started) return
    clearInterval(timer)
    stop()
  }, lookForParentMs)
  timer.unref()
}

/**
 * A shop that crashes more often than this, each time soon after opening, is broken; restarting it would only hide
 * that. The time to open depends on the machine and does not count.
 */
const maxCrashes = 5
const earlyCrashMs = 60_000

/**
 * Memory that the shop has freed goes back to the machine: glibc would keep an arena for every thread, and V8 a young
 * generation as large as the largest start needed. At rest this is 216 MB instead of 567 (docs/performance.md#memory).
 */
const memoryArguments = ['--max-semi-space-size=8']
export const startArguments = ['--import', pathToFileURL(path.join(root, 'scripts/quick-drizzle.mjs')).href]
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Runs the shop on the pinned Node until it ends. Signals are passed on; the IPC channel lets the shop notice when this
 * process is gone, so that no shop is left behind holding the port. A shop that was open and exits unexpectedly has
 * crashed and is restarted.
 */
export function serve(args, env) {
  let crashes = 0
  let isStopping = false
  let child
  function stop(signal) {
    isStopping = true
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  stopWithParent(() => stop('SIGTERM'))

  function start() {
    let openedAt
    child = spawn(node, [...memoryArguments, ...startArguments, ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { NODE_COMPILE_CACHE: compileCache, ...memorySettings, ...process.env, ...env },
    })
    child.on('message', (message) => {
      if (message === 'open') openedAt ??= Date.now()
    })
    child.once('exit', (code, signal) => {
      if (isStopping || openedAt === undefined || code === 0) process.exit(code ?? 1)
      crashes = Date.now() - openedAt < earlyCrashMs ? crashes + 1 : 1
      const how = signal ?? `code ${code}`
      if (crashes > maxCrashes) {
        process.stderr.write(
          `\nThe shop crashed ${crashes} times, each within a minute of opening (${how}). It stays closed.\n`,
        )
        process.exit(1)
      }
      process.stderr.write(`\n· The shop crashed (${how}) and is started again\n`)
      start()
    })
  }
  start()
}
