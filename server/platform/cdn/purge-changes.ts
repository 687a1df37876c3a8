import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/connection/connect.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import type { Change } from '#server/platform/caches/change-log.ts'
import type { Cdn } from './purge-calls.ts'
import { purger } from './purger.ts'
import { purgedBy } from './surrogate-keys.ts'

const tryAgainMs = 1000

/** What of a store changed; other news of it outdate nothing by themselves. */
type StoreEvent =
  | { kind: 'changed'; country: OpenCountry; tags: Change['tags'] }
  | { kind: 'index' | 'followed' | 'settings' }

type Parts = {
  cdn: Cdn
  catalog: { subscribe(subscriber: (event: StoreEvent) => void): () => void }
  databaseUrl: string
  log: { warn(details: object, text: string): void }
}

/**
 * One node purges for all of them: the one whose connection holds the lock. When it is gone, the next one begins with
 * everything, because nobody knows what was purged last.
 */
export function purgeChanges({ cdn, catalog, databaseUrl, log }: Parts): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped

  async function purgeWhileOurs(): Promise<void> {
    const lost = Promise.withResolvers<void>()
    const client = await connect({
      url: databaseUrl,
      name: 'shop purge',
      keepAlive: true,
      onConnectionLost: () => lost.resolve(),
    })
    try {
      const { rows } = await client.query<{ isOurs: boolean }>(
        `select pg_try_advisory_lock(hashtext('shop: purge')) as "isOurs"`,
      )
      if (!rows[0]!.isOurs) return
      const purging = purger({ cdn, wholeStores: openCountries, log })
      const unsubscribe = catalog.subscribe((event) => {
        if (event.kind === 'changed') purging.add(purgedBy(event.country, event.tags))
      })
      purging.add(openCountries)
      const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      await Promise.race([lost.promise, ended])
      unsubscribe()
      await purging.stop()
    } finally {
      await client.end().catch(() => {})
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // Without the database nothing changes; the listener reports that it is away.
      await purgeWhileOurs().catch(() => {})
      await wait(tryAgainMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
