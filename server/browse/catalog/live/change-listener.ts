import type pg from 'pg'
import { connect } from '#db/connection/connect.ts'
import type { OnConnectionLost } from '#db/connection/watch-connection.ts'
import { catalogChange } from '#db/schema/catalog-changes.ts'
import { columnNames } from '#db/connection/sql-text.ts'

export type CatalogChange = { country: string | null; sku: string | null }

/** Without a notification; a change that was missed shows after this time. */
const readEveryMs = 1000
/** While changes arrive all the time they are read together. */
const pauseMs = 50
const reconnectAfterMs = 1000
/** Rows are deleted after an hour, so a listener that has not read for half an hour reloads everything. */
const deleteAfter = '1 hour'
const trustForMs = 30 * 60 * 1000
const deleteEveryMs = 10 * 60 * 1000

const change = columnNames(catalogChange, 'change')

type Row = { id: string; country: string | null; sku: string | null; horizon: string }

/** Where reading starts: every transaction before it is included in what was read then. */
const horizonNow = 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon'

/**
 * Follows what the triggers write (db/schema/catalog-changes.ts): immediately on a notification, and every few seconds
 * in case one was lost. Rows are read from the oldest transaction still open, because a lower id may be committed
 * later; ids that were seen are remembered until the horizon has passed them.
 */
export function listenForChanges(
  pool: pg.Pool,
  url: string,
  onChanges: (changes: CatalogChange[]) => void,
  onConnectionLost: OnConnectionLost = () => {},
) {
  let horizon: string | undefined
  let lastRead = 0
  let seen = new Set<string>()
  let isClosed = false
  let listener: pg.Client | undefined
  let reading: Promise<void> | undefined
  let nextRead: Promise<void> | undefined
  let hasFailed = false
  let isLossReported = false
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
      // A caller that did not wait for the first read may have missed changes.
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

  let isReadPlanned = false

  /** At once, or after a pause when something was read just now. */
  function readSoon(): void {
    if (isReadPlanned) return
    const since = performance.now() - lastRead
    if (since >= pauseMs) return void read()
    isReadPlanned = true
    later(pauseMs - since, () => {
      isReadPlanned = false
      void read()
    })
  }

  /** One read at a time; a call during a read is answered by one more, which sees what was committed before the call. */
  function read(): Promise<void> {
    if (reading) {
      nextRead ??= reading.then(() => {
        nextRead = undefined
        return isClosed ? undefined : read()
      })
      return nextRead
    }
    reading = readOnce()
      .catch(() => {
        hasFailed = true
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  /** Once until it is connected again: attempts to reconnect fail every second. */
  function reportLoss(error: Error): void {
    if (!isLossReported && !isClosed) onConnectionLost(error)
    isLossReported = true
  }

  /**
   * Uses a connection of its own that stays open as long as the shop. When it is lost, it reconnects and reads what was
   * missed.
   */
  async function listen(): Promise<void> {
    if (isClosed) return
    const reconnect = () => later(reconnectAfterMs, () => void listen())
    let client: pg.Client | undefined
    try {
      client = await connect({ url, name: 'shop listener', keepAlive: true, onConnectionLost: reportLoss })
      listener = client
      client.once('end', reconnect)
      client.on('notification', readSoon)
      await client.query('listen catalog_change')
      isLossReported = false
      await read()
    } catch (error) {
      reportLoss(error as Error)
      // A connected client is replaced by its 'end' event.
      if (client) await client.end().catch(() => {})
      else reconnect()
    }
  }

  const poll = () => {
    void read()
    later(readEveryMs, poll)
  }

  const deleteOld = () => {
    pool
      .query(`delete from catalog_change change where ${change.at} < now() - interval '${deleteAfter}'`)
      .catch(() => {})
    later(deleteEveryMs, deleteOld)
  }

  return {
    /** Resolves when no later change can be missed. */
    async open(): Promise<void> {
      await read()
      await listen()
      later(readEveryMs, poll)
      later(deleteEveryMs, deleteOld)
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
