import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A line at the operator's terminal of the shop under test. */
export async function operate(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_HOME: process.env.SHOP_HOME! }
  return (await run('node', ['scripts/shop.mjs', ...words], { env })).stdout
}
