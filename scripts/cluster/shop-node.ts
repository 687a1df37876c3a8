import path from 'node:path'
import { answersOk, runPart, type Part } from './run.ts'

type Options = {
  name: string
  folder: string
  port: number
  /** DATABASE_URL and everything else that all nodes have in common. */
  env: Record<string, string>
}

const root = path.resolve(import.meta.dirname, '../..')

/** A node of the built shop, as a service manager runs it. */
export function openShopNode({ name, folder, port, env }: Options): Promise<Part> {
  return runPart({
    name,
    command: process.execPath,
    args: ['--max-semi-space-size=8', path.join(root, 'server/main.ts')],
    folder,
    env: {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_HOME: path.join(folder, name),
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    isOpen: () => answersOk(`http://127.0.0.1:${port}/ready`),
  })
}
