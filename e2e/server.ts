import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The finished shop as its own process, with a database of its own, on a free port. */
export async function startShop(env: Record<string, string> = {}) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'vereda-e2e-'))
  chmodSync(home, 0o711)
  const shop: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_HOME: home,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...env,
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    shop.stdout!.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const address = /http:\/\/localhost:\d+/.exec(said)
      if (address) resolve(address[0])
    })
    shop.once('exit', () => reject(new Error(`the shop did not open: ${said}`)))
  })
  const stop = async () => {
    shop.kill('SIGTERM')
    await new Promise((resolve) => shop.once('exit', resolve))
    rmSync(home, { recursive: true, force: true })
  }
  return { url, stop }
}
