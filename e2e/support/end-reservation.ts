import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { connect } from '#db/connection/connect.ts'

const run = promisify(execFile)

/** As though the time of an order had passed: the shop's own job cancels it. */
export async function endReservation(orderNr: string): Promise<void> {
  const home = process.env.SHOP_HOME!
  const [, , , port] = readFileSync(path.join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(path.join(home, 'password'), 'utf8').trim()
  const client = await connect({ url: `postgres://vereda:${password}@127.0.0.1:${port}/postgres`, name: 'e2e' })
  await client.query(`update payment set expires_at = now() - interval '1 second' where order_nr = $1`, [orderNr])
  await client.end()
  const env = { ...process.env, DATA_HOME: home }
  await run('node', ['scripts/shop.mjs', 'run-jobs', '--only', 'cancel-unpaid-orders'], { env })
}
