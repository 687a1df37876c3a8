import { spawn } from 'node:child_process'
import { compileCache, node, root } from './installed.mjs'

/**
 * A shop that crashes more often than this, each time soon after it opened, is broken; starting it again would only hide
 * that. How long opening takes is the machine's and does not count.
 */
const mostCrashes = 5
const soonMs = 60_000

/**
 * Runs the shop on the pinned Node and stays until it ends. Signals are passed on; the channel between the two tells
 * the shop when this process is gone, however it went, so that no shop is left behind holding the port. A shop that was
 * open and ends without being asked to has crashed: it is started again.
 */
export function serve(args, env) {
  let crashes = 0
  let isAskedToEnd = false
  let child
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isAskedToEnd = true
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }

  function start() {
    let openedAt
    child = spawn(node, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
    })
    child.on('message', (message) => {
      if (message === 'open') openedAt ??= Date.now()
    })
    child.once('exit', (code, signal) => {
      if (isAskedToEnd || openedAt === undefined || code === 0) process.exit(code ?? 1)
      crashes = Date.now() - openedAt < soonMs ? crashes + 1 : 1
      const how = signal ?? `code ${code}`
      if (crashes > mostCrashes) {
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
