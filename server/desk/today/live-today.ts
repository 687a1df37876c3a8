import type pg from 'pg'
import type { StoreDay } from '#contract/desk/today.ts'
import { connect } from '#db/connection/connect.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { readDay } from './read-day.ts'

/** Notified by triggers when an order, a return, a credit or a payment moved. */
const deskChannel = 'desk_today'

/** However much happens, the figures are read so often at most; and so often where nothing is heard of. */
const readEveryMs = { atMost: 2000, atLeast: 20_000 }

type Today = { at: string; stores: StoreDay[] }
type Options = { db: Handle; url: string; clock: () => Date; openStores(): readonly OpenCountry[] }

/**
 * Today's figures as they change: read once for everybody who watches, when the database says that something moved. While
 * nobody watches nothing is read, and no connection is open.
 */
export function liveToday({ db, url, clock, openStores }: Options) {
  let watchers = 0
  let latest: Today | undefined
  let next = Promise.withResolvers<Today | undefined>()
  let listener: Promise<pg.Client | undefined> | undefined
  let timer: NodeJS.Timeout | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  function publish(read: Today | undefined): void {
    latest = read
    next.resolve(read)
    next = Promise.withResolvers()
  }

  async function readOnce(): Promise<void> {
    readAt = performance.now()
    const now = clock()
    try {
      const stores = await Promise.all(openStores().map((country) => readDay(db, country, now)))
      publish({ at: now.toISOString(), stores })
    } catch {
      // The streams end, and who watched reads for themselves what is wrong.
      publish(undefined)
    }
  }

  function read(): Promise<void> {
    clearTimeout(timer)
    reading ??= readOnce().finally(() => {
      reading = undefined
      if (watchers > 0) schedule(readEveryMs.atLeast)
    })
    return reading
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void read(), ms).unref()
  }

  const onMoved = () => {
    if (watchers > 0) schedule(Math.max(0, readEveryMs.atMost - (performance.now() - readAt)))
  }

  async function listen(): Promise<pg.Client | undefined> {
    const client = await connect({ url, name: 'desk listener', keepAlive: true }).catch(() => undefined)
    if (!client) return undefined
    client.on('notification', onMoved)
    client.once('end', () => (listener = undefined))
    await client.query(`listen ${deskChannel}`).catch(() => client.end())
    return client
  }

  async function leave(): Promise<void> {
    watchers -= 1
    if (watchers > 0) return
    clearTimeout(timer)
    const open = listener
    listener = undefined
    latest = undefined
    await (await open)?.end().catch(() => {})
  }

  return {
    /** The figures now, and again each time they were read, until the signal says that nobody watches. */
    async *follow(signal: AbortSignal): AsyncGenerator<Today> {
      watchers += 1
      const gone = new Promise<undefined>((resolve) => {
        signal.addEventListener('abort', () => resolve(undefined), { once: true })
      })
      try {
        listener ??= listen()
        if (!latest) await read()
        let shown = latest
        while (shown && !signal.aborted) {
          yield shown
          shown = await Promise.race([next.promise, gone])
        }
      } finally {
        await leave()
      }
    },
  }
}
