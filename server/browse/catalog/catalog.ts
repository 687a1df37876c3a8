import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { OnConnectionLost } from '#db/connection/watch-connection.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { SearchRulesSource } from '#domain/browse/search/rules/search-rules.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { listenForChanges, type CatalogChange } from './live/change-listener.ts'
import { retryAfterMs, liveIndex, type IndexEvent } from './live/live-index.ts'

/** The rules that the retailer has for searches of a store, as they are at the moment of a question. */
export type SearchRulesOf = (country: OpenCountry) => SearchRulesSource

/** What other threads of the process must hear to answer as this one does. */
export type CatalogEvent = { kind: 'settings' } | (IndexEvent & { country: OpenCountry })

export type CatalogParts = {
  pool: pg.Pool
  url: string
  /** A copy of the database, for reading whole stores. */
  replicaUrl?: string | undefined
  clock: () => Date
  log: (error: unknown) => void
  onConnectionLost?: OnConnectionLost
  offersInstalments?: OffersInstalments
  /** Writes the figures of a store's terms into a text of the retailer. */
  fillText?: (text: string, country: OpenCountry) => string
  /** Reads the shop's settings again; what was made from them is outdated only afterwards. */
  reloadSettings?: () => Promise<void>
  rulesOf?: SearchRulesOf
}

/** The catalogue index of every country and the listener that keeps them current. An index is read on first use, or by `warm`. */
export function openCatalog(parts: CatalogParts) {
  const { pool, url, replicaUrl, clock, log, onConnectionLost, offersInstalments, fillText, rulesOf } = parts
  const subscribers = new Set<(event: CatalogEvent) => void>()
  const publish = (event: CatalogEvent) => {
    for (const subscriber of subscribers) subscriber(event)
  }
  const indexes = new Map(
    openCountries.map((country) => {
      const publishOf = (event: IndexEvent) => publish({ ...event, country })
      const rules = rulesOf?.(country)
      const options = {
        country,
        pool,
        url,
        replicaUrl,
        clock,
        log,
        offersInstalments,
        fillText,
        rules,
        publish: publishOf,
      }
      return [country, liveIndex(options)] as const
    }),
  )
  async function reloadSettings(): Promise<void> {
    await parts.reloadSettings?.()
    publish({ kind: 'settings' })
  }

  /** What the indexes do about the changes that were read last. */
  let following: Promise<unknown> = Promise.resolve()

  function notifyIndexes(changes: readonly CatalogChange[]): void {
    const followed: Promise<void>[] = []
    for (const [country, index] of indexes) {
      const own = changes.filter((change) => change.country === null || change.country === country)
      if (own.length === 0) continue
      const isWhole = own.some(({ sku }) => sku === null)
      const skus = isWhole ? ('all' as const) : new Set(own.flatMap(({ sku }) => sku ?? []))
      const hasContent = own.some(({ sku }) => sku === '')
      followed.push(index.changed(skus, hasContent).catch(log))
    }
    following = Promise.all(followed)
  }

  /** Changes are passed on in their order, each after the settings it may have changed. */
  let reloading: Promise<void> = Promise.resolve()
  function onChanges(changed: CatalogChange[]): void {
    // The brand and the stores are content or shape of all countries.
    const isOfSettings = changed.some(({ country, sku }) => country === null && !sku)
    reloading = reloading.then(async () => {
      if (isOfSettings) await reloadSettings()
      notifyIndexes(changed)
    })
  }

  const changes = listenForChanges(pool, url, onChanges, onConnectionLost)
  const closing = new AbortController()
  let opening: Promise<void> | undefined
  async function open(): Promise<void> {
    await changes.open()
    await reloadSettings()
    for (const index of indexes.values()) index.follow()
  }
  const listen = () => (opening ??= open())

  const catalog = {
    /** What changed in a country, for what is cached of it. */
    changesOf: (country: OpenCountry) => indexes.get(country)!.changes(),
    async engineOf(country: OpenCountry) {
      // The listener first: changes made while the index is read must not be missed.
      await listen()
      return indexes.get(country)!.engine()
    },
    /** The engine if it is loaded: for what must not wait for it. */
    engineNow: (country: OpenCountry) => indexes.get(country)!.engineNow(),
    /** How old each index is, for metrics. */
    ages: () => [...indexes].map(([country, index]) => ({ country, ...index.age() })),
    /** For search engines (sitemap.xml). */
    async addressesOf(country: OpenCountry) {
      return (await catalog.engineOf(country)).addresses()
    },
    /**
     * Loads every country, so that the first visitor does not wait for it; retries while the database is unavailable.
     */
    async warm(): Promise<void> {
      for (const country of openCountries) {
        while (!closing.signal.aborted) {
          const isRead = await catalog.engineOf(country).then(
            () => true,
            (error: unknown) => closing.signal.aborted || log(error),
          )
          if (isRead) break
          await wait(retryAfterMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
        }
      }
    },
    /** Reads the changes now instead of on the next notification, and follows them as far as no new index is needed. */
    async catchUp(): Promise<void> {
      await changes.read()
      await reloading
      await following
    },
    /** Tells a thread what it must know to answer from the same columns, and every change from now on. */
    subscribe(subscriber: (event: CatalogEvent) => void): () => void {
      for (const [country, index] of indexes) for (const event of index.eventsSoFar()) subscriber({ ...event, country })
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    /** Applies scheduled prices whose time has come; a visitor's request does the same. */
    tick(): void {
      for (const index of indexes.values()) index.changes()
    },
    /** Whether lists show everything that is committed now. */
    async isCurrent(country: OpenCountry): Promise<boolean> {
      await listen()
      await catalog.catchUp()
      return indexes.get(country)!.isCurrent()
    },
    async close(): Promise<void> {
      closing.abort()
      await changes.close()
      await Promise.all([...indexes.values()].map((index) => index.close()))
    },
  }
  return catalog
}

export type Catalog = ReturnType<typeof openCatalog>
