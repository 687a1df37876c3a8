import { spawn } from 'node:child_process'
import { node, root } from './installed.mjs'

/**
 * Runs the shop on the pinned Node and stays until it ends. Signals are passed on; the channel between the two tells
 * the shop when this process is gone, however it went, so that no shop is left behind holding the port.
 */
export function serve(args, env) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
