// Takes a backup of a running shop, restores it beside, opens a shop on the copy and compares. npm run rehearse -- FOLDER
//
// DATABASE_URL, DATA_HOME, BANK_DATA_KEYS and PHOTO_STORE_URL as the shop has them; REHEARSAL_URL an empty database of the
// same server version or newer. The folder gets the backup and keeps it. Nothing of the shop itself is changed.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled, fail, node, root, runQuietly, step } from './installed.mjs'

const { DATABASE_URL, REHEARSAL_URL, DATA_HOME, PHOTO_STORE_URL } = process.env
const folder = process.argv[2] && path.resolve(process.argv[2])

function required(value, what) {
  if (!value) throw new Error(`${what} is missing. Usage: REHEARSAL_URL=postgres://… npm run rehearse -- FOLDER`)
  return value
}

/** Every table of the shop with its rows, as one transaction sees them. */
async function countRows(client) {
  const { rows } = await client.query(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const counts = new Map()
  for (const { name } of rows) {
    const { rows: counted } = await client.query(`select count(*) as n from "${name}"`)
    counts.set(name, Number(counted[0].n))
  }
  return counts
}

const filesIn = (place) =>
  existsSync(place)
    ? readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    : 0

/** The database as one moment has it, and what was counted at that moment: a shop goes on selling meanwhile. */
async function backUp(pg) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const { rows } = await client.query('select pg_export_snapshot() as id')
    const file = path.join(folder, 'shop.dump')
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0].id}`]
    await runQuietly('pg_dump', [...options, `--file=${file}`, DATABASE_URL])
    return { file, counts: await countRows(client) }
  } finally {
    await client.end()
  }
}

async function restore(pg, file) {
  const client = new pg.Client({ connectionString: REHEARSAL_URL })
  await client.connect()
  try {
    if ((await countRows(client)).size > 0)
      throw new Error('The database of REHEARSAL_URL is not empty. Create another one: createdb shop_rehearsal')
    await runQuietly('pg_restore', [
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      `--dbname=${REHEARSAL_URL}`,
      file,
    ])
    return await countRows(client)
  } finally {
    await client.end()
  }
}

/** A shop on the copy that sends nothing and does no jobs; what it says of itself once it is open. */
async function openOnCopy(home) {
  const token = randomBytes(16).toString('hex')
  const shop = spawn(node, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: REHEARSAL_URL,
      DATA_HOME: home,
      HOST: 'localhost',
      PORT: '0',
      JOBS: 'off',
      PICTURES_AHEAD: 'off',
      SEED_DEMO: 'false',
      SMTP_URL: '',
      METRICS_TOKEN: token,
      LOG_LEVEL: 'silent',
      SHUTDOWN_GRACE_MS: '0',
    },
  })
  const ended = new Promise((resolve) => shop.once('close', resolve))
  let output = ''
  try {
    const address = await new Promise((resolve, reject) => {
      for (const stream of [shop.stdout, shop.stderr]) {
        stream.on('data', (chunk) => {
          output += chunk
          const found = /http:\/\/localhost:\d+/.exec(output)
          if (found) resolve(found[0])
        })
      }
      shop.once('close', () => reject(new Error(`The shop did not open on the copy.\n${output}`)))
    })
    const ready = await fetch(`${address}/ready`, { headers: { authorization: `Bearer ${token}` } })
    const { problems = [] } = await ready.json()
    const home = await fetch(address, { redirect: 'manual' })
    return [
      ...(ready.status === 200 ? [] : [`/ready answers ${ready.status}`]),
      ...(home.status < 400 ? [] : [`/ answers ${home.status}`]),
      // The shop itself is not set up yet; its backup is whole.
      ...problems.filter((problem) => !problem.startsWith('No way to pay')),
    ]
  } finally {
    shop.kill('SIGTERM')
    await ended
  }
}

try {
  required(folder, 'The folder of the backup')
  required(DATABASE_URL, 'DATABASE_URL')
  required(REHEARSAL_URL, 'REHEARSAL_URL')
  if (REHEARSAL_URL === DATABASE_URL) throw new Error('REHEARSAL_URL is the shop’s own database.')
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await ensureInstalled()
  await ensureBuilt()
  const { default: pg } = await import('pg')
  const home = path.join(folder, 'home')
  mkdirSync(home, { recursive: true, mode: 0o711 })
  const faults = []
  let backup
  await step('Dump of the database', async () => {
    backup = await backUp(pg)
  })
  await step('Photographs and keys', async () => {
    for (const name of ['photos', 'bank-data.key']) {
      const from = DATA_HOME && path.join(DATA_HOME, name)
      if (from && existsSync(from)) cpSync(from, path.join(home, name), { recursive: true, preserveTimestamps: true })
    }
    const photos = DATA_HOME ? filesIn(path.join(DATA_HOME, 'photos')) : 0
    if (filesIn(path.join(home, 'photos')) !== photos)
      faults.push(`${photos} photographs are in DATA_HOME, others in the copy`)
  })
  let restored
  await step('Restore into REHEARSAL_URL', async () => {
    restored = await restore(pg, backup.file)
  })
  for (const name of new Set([...backup.counts.keys(), ...restored.keys()])) {
    const [before, after] = [backup.counts.get(name), restored.get(name)]
    if (before !== after) faults.push(`${name}: ${before ?? 'no table'} rows before, ${after ?? 'no table'} after`)
  }
  await step('A shop on the copy', async () => faults.push(...(await openOnCopy(home))))
  const rows = [...restored.values()].reduce((sum, n) => sum + n, 0)
  const photos = PHOTO_STORE_URL ? 'photographs are in the bucket' : `${filesIn(path.join(home, 'photos'))} photographs`
  process.stdout.write(`\n${restored.size} tables, ${rows} rows, ${photos}; the backup is in ${folder}\n`)
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
  if (faults.length === 0)
    process.stdout.write('✓ The backup opens: nothing is missing, and the keys fit what is sealed.\n')
  process.exit(faults.length === 0 ? 0 : 1)
} catch (error) {
  fail(
    error.code === 'ENOENT'
      ? new Error('pg_dump and pg_restore are needed: install the client of your PostgreSQL.')
      : error,
  )
}
