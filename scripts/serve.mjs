import { spawn } from 'node:child_process'
import { node, root } from './installed.mjs'

/** A shop that crashes more often than this is broken; starting it again would only hide that. */
const mostCrashes = 5
const withinMs = 60_000

/**
 * Runs the shop on the pinned Node and stays until it ends. Signals are passed on; the channel between the two tells
 * the shop when this process is gone, however it went, so that no shop is left behind holding the port. A shop that was
 * open and ends without being asked to has crashed: it is started again.
 */
export function serve(args, env) {
  const crashes = []
  let isAskedToEnd = false
  let child
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isAskedToEnd = true
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }

  function start() {
    let wasOpen = false
    child = spawn(node, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    })
    child.on('message', (message) => (wasOpen ||= message === 'open'))
    child.once('exit', (code, signal) => {
      if (isAskedToEnd || !wasOpen || code === 0) process.exit(code ?? 1)
      const now = Date.now()
      crashes.push(now)
      const recent = crashes.filter((at) => at > now - withinMs).length
      const how = signal ?? `code ${code}`
      if (recent > mostCrashes) {
        process.stderr.write(`\nThe shop crashed ${recent} times within a minute (${how}). It stays closed.\n`)
        process.exit(1)
      }
      process.stderr.write(`\n· The shop crashed (${how}) and is started again\n`)
      start()
    })
  }
  start()
}
