import type pg from 'pg'
import { connect } from '#db/connection/connect.ts'
import { catalogChange } from '#db/schema/catalog-changes.ts'
import { columnNames } from '#db/connection/sql-text.ts'

export type CatalogChange = { country: string | null; sku: string | null }

const readEveryMs = 5000
const reconnectAfterMs = 1000
/** Rows are forgotten after an hour, so whoever has not looked for half of one reads everything anew. */
const forgetAfter = '1 hour'
const trustForMs = 30 * 60 * 1000
const forgetEveryMs = 10 * 60 * 1000

const change = columnNames(catalogChange, 'change')

type Row = { id: string; country: string | null; sku: string | null; horizon: string }

/** Where reading began: every transaction before it is in what was read then. */
const horizonNow = 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon'

/**
 * Follows what the triggers write (db/schema/catalog-changes.ts): at once when the database calls, and every few seconds
 * in case a call was lost. Rows are read from the oldest transaction still open, because a lower number may be committed
 * later; what was seen is remembered until that line has passed it.
 */
export function listenForChanges(pool: pg.Pool, url: string, onChanges: (changes: CatalogChange[]) => void) {
  let horizon: string | undefined
  let lastRead = 0
  let seen = new Set<string>()
  let isClosed = false
  let listener: pg.Client | undefined
  let reading: Promise<void> | undefined
  let isAgain = false
  let hasFailed = false
  const timers = new Set<NodeJS.Timeout>()

  const later = (ms: number, work: () => void) => {
    if (isClosed) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }

  async function readOnce(): Promise<void> {
    if (horizon === undefined) {
      const { rows } = await pool.query<{ horizon: string }>(horizonNow)
      horizon = rows[0]!.horizon
      lastRead = performance.now()
      // Whoever did not wait for the first reading may have missed something.
      if (hasFailed) onChanges([{ country: null, sku: null }])
      return
    }
    const isTooLate = performance.now() - lastRead > trustForMs
    const { rows } = await pool.query<Row>(
      `select ${change.id}::text, ${change.country}, ${change.sku}, now.horizon
       from (${horizonNow}) now left join catalog_change change on ${change.xid} >= $1::xid8 order by ${change.id}`,
      [horizon],
    )
    const fresh = rows.filter(({ id }) => id !== null && !seen.has(id))
    horizon = rows[0]!.horizon
    seen = new Set(rows.map(({ id }) => id))
    lastRead = performance.now()
    if (isTooLate) onChanges([{ country: null, sku: null }])
    else if (fresh.length > 0) onChanges(fresh)
  }

  /** One reading at a time; a call that comes while one is under way is answered by one more. */
  function read(): Promise<void> {
    if (reading) {
      isAgain = true
      return reading
    }
    reading = readOnce()
      .catch(() => {
        hasFailed = true
      })
      .finally(() => {
        reading = undefined
        if (isAgain && !isClosed) {
          isAgain = false
          void read()
        }
      })
    return reading
  }

  /**
   * On a connection of its own: it stays open as long as the shop. When it is lost it is made anew, and what was missed
   * meanwhile is read.
   */
  async function listen(): Promise<void> {
    if (isClosed) return
    const reconnect = () => later(reconnectAfterMs, () => void listen())
    let client: pg.Client | undefined
    try {
      client = await connect({ url, name: 'vereda listener', keepAlive: true })
      listener = client
      client.once('end', reconnect)
      client.on('notification', () => void read())
      await client.query('listen catalog_change')
      await read()
    } catch {
      // One that was connected is replaced by its 'end'.
      if (client) await client.end().catch(() => {})
      else reconnect()
    }
  }

  const again = () => {
    void read()
    later(readEveryMs, again)
  }

  const forget = () => {
    pool
      .query(`delete from catalog_change change where ${change.at} < now() - interval '${forgetAfter}'`)
      .catch(() => {})
    later(forgetEveryMs, forget)
  }

  return {
    /** Resolves when nothing that happens from now on can be missed. */
    async open(): Promise<void> {
      await read()
      await listen()
      later(readEveryMs, again)
      later(forgetEveryMs, forget)
    },
    read,
    async close(): Promise<void> {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await listener?.end().catch(() => {})
      await reading
    },
  }
}
