import { openShop } from './open-shop.ts'
import { readEnv, type Env } from './platform/env.ts'
import { say } from './platform/process/console.ts'
import { explainFailure } from './platform/process/explain-failure.ts'

let shop: ReturnType<typeof openShop> | undefined
let isStopping = false

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  say('\n· Closing: finishing what is under way')
  await shop?.close()
  say('· Closed')
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
// The parent process is gone: stop as well, to release the port.
process.on('disconnect', () => void stop())

let env: Env | undefined
try {
  env = readEnv()
  shop = openShop(env)
  await shop.opening
} catch (error) {
  process.stderr.write(explainFailure(error as Error, env))
  process.exit(1)
}
