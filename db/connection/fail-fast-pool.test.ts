import net, { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { openDatabase } from './open.ts'

/** A way to a database on which the second connection, which is the probe's, waits until it is let through. */
async function gatedWay(url: string) {
  const target = new URL(url)
  let connections = 0
  let letThrough = () => {}
  const proxy = net.createServer((near) => {
    const pass = () => {
      const far = net.connect(Number(target.port), target.hostname)
      near.pipe(far).pipe(near)
      for (const one of [near, far]) one.on('error', () => [near, far].forEach((socket) => socket.destroy()))
    }
    connections += 1
    if (connections === 2) letThrough = pass
    else pass()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const through = new URL(url)
  through.port = String((proxy.address() as AddressInfo).port)
  return { url: through.href, connections: () => connections, letThrough: () => letThrough() }
}

test('R30 R31 a pool that closes keeps the connection of a job that is still at work, and leaves none behind', async () => {
  const { pool, url } = await freshDatabase()
  const way = await gatedWay(url)
  const jobs = openDatabase(way.url, { connections: 1 })
  const job = await jobs.pool.connect()
  await job.query('begin')
  // The connection says nothing while the job works elsewhere, so the pool asks whether the database is there.
  await vi.waitFor(() => expect(way.connections()).toBe(2), { timeout: 5000 })
  const closing = jobs.close()
  way.letThrough()
  const probes = async () =>
    (
      await pool.query(`select state, query from pg_stat_activity
        where application_name = 'shop probe' and datname = current_database()`)
    ).rows
  await vi.waitFor(async () => expect(await probes()).toEqual([{ state: 'idle', query: 'select 1' }]))
  expect((await job.query('rollback')).command).toBe('ROLLBACK')
  job.release()
  await closing
  await vi.waitFor(async () => expect(await probes()).toEqual([]))
})
