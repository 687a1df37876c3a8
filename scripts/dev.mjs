import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { compileCache, ensureInstalled, fail, node, root } from './installed.mjs'
import { startArguments } from './serve.mjs'

// Vite reloads the screens itself; these layers belong to the server, which restarts for them. Node's --watch would
// also follow Vite's temporary files and restart endlessly.
const layers = ['server', 'db', 'contract', 'domain', 'demo']
const settleMs = 150

await ensureInstalled().catch(fail)

let shop
let isEnding = false
let timer

function open() {
  // The condition makes Node and Vite load the same React Router.
  shop = spawn(node, [...startArguments, '--conditions', 'development', 'server/main.ts', '--hot'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, NODE_ENV: 'development' },
  })
  shop.once('exit', (code) => {
    // It exited by itself: an error in what was just saved. It restarts with the next change.
    if (isEnding) process.exit(code ?? 1)
  })
}

function reopen() {
  if (isEnding) return
  const isGone = shop.exitCode !== null || shop.signalCode !== null
  if (isGone) return open()
  shop.once('exit', () => !isEnding && open())
  shop.send('reload')
}

for (const layer of layers) {
  watch(path.join(root, layer), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
    clearTimeout(timer)
    timer = setTimeout(reopen, settleMs)
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isEnding = true
    if (shop.exitCode !== null) process.exit(0)
    shop.kill('SIGTERM')
  })
}

open()
