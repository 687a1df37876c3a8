import { setTimeout as wait } from 'node:timers/promises'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { superuser } from '#db/embedded/initialise.ts'
import { launchShop, temporaryHome } from './built-shop.ts'

const kills = 8
const writers = 8

/** Signs up addresses until the shop dies under it; returns those the shop acknowledged. */
async function writeUntilItDies(url: string, round: number, writer: number): Promise<string[]> {
  const acknowledged: string[] = []
  for (let n = 0; ; n += 1) {
    const email = `r${round}w${writer}n${n}@example.com`
    const reply = await fetch(`${url}/api/newsletter/sign?api_version=3`, {
      method: 'POST',
      headers: { 'x-store': 'vereda-ar', 'idempotency-key': `round-${round}-${writer}-${n}` },
      body: new URLSearchParams({ email }),
    }).then(
      (response) => response.json() as Promise<{ error: boolean }>,
      () => undefined,
    )
    if (!reply) return acknowledged
    if (!reply.error) acknowledged.push(email)
  }
}

async function storedAddresses(home: string): Promise<Set<string>> {
  const { port } = readPidFile(path.join(home, 'data'))!
  const password = readFileSync(path.join(home, 'password'), 'utf8')
  const client = new pg.Client({ host: '127.0.0.1', port, user: superuser, password, database: 'postgres' })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from newsletter_key')
  await client.end()
  return new Set(rows.map(({ email }) => email))
}

test(`R8 ${kills} hard kills under write load: every acknowledged row is there, every restart comes up by itself`, async () => {
  const home = temporaryHome()
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    const shop = launchShop({ DATA_HOME: home, RATE_LIMIT_PER_MINUTE: '10000000' })
    const url = await shop.opened
    const writing = Array.from({ length: writers }, (_, writer) => writeUntilItDies(url, round, writer))
    await wait(300 + ((round * 53) % 400))
    // Every fourth time the database is killed with the shop, as in a power cut.
    const database = readPidFile(path.join(home, 'data'))!.pid
    shop.process.kill('SIGKILL')
    if (round % 4 === 3) process.kill(database, 'SIGKILL')
    acknowledged.push(...(await Promise.all(writing)).flat())
    await shop.ended
  }
  const last = launchShop({ DATA_HOME: home })
  await last.opened
  const stored = await storedAddresses(home)
  process.stdout.write(`${acknowledged.length} acknowledged sign-ups over ${kills} kills, ${stored.size} stored\n`)
  expect(acknowledged.length).toBeGreaterThan(kills * writers)
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([])
  last.process.kill('SIGTERM')
  expect(await last.ended).toBe(0)
}, 180_000)
