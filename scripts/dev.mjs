import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { compileCache, ensureInstalled, fail, node, root } from './installed.mjs'
import { startArguments } from './serve.mjs'

// Vite reloads the screens itself; for these layers the server opens the shop again (server/dev.ts).
const layers = ['server', 'db', 'contract', 'domain', 'demo']
const settleMs = 150

await ensureInstalled().catch(fail)

let shop
let isEnding = false
let timer
let changed = new Set()

function open() {
  // The condition makes Node and Vite load the same React Router.
  shop = spawn(node, [...startArguments, '--conditions', 'development', 'server/dev.ts'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, NODE_ENV: 'development' },
  })
  shop.once('exit', (code) => {
    if (isEnding) process.exit(code ?? 1)
    // It asks to begin again. With another code it has crashed, and begins again with the next change.
    if (code === 0) open()
  })
}

function reopen() {
  const files = [...changed]
  changed = new Set()
  if (isEnding) return
  if (shop.exitCode !== null || shop.signalCode !== null) return open()
  shop.send(files)
}

for (const layer of layers) {
  watch(path.join(root, layer), { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
    changed.add(`${layer}/${file.replaceAll(path.sep, '/')}`)
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
