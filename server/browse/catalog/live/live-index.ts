import type pg from 'pg'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { queryEngine, type QueryEngine } from '../query-engine.ts'
import { buildIndex } from './build-index-in-worker.ts'
import type { IndexData } from '../engine/columns/index-data.ts'
import { patcher } from '../engine/build/patch.ts'
import { readChanges } from '../engine/build/read-rows.ts'
import { readPageFrame } from '../page/page-frame.ts'

type Current = { index: IndexData; engine: QueryEngine; patch: ReturnType<typeof patcher> }

/** Waits a moment for more of the same before a store is read anew; longer when the last reading failed. */
const settleMs = 150
export const afterFailureMs = 2000
const longestPatch = 500

export type StoreParts = {
  country: OpenCountry
  pool: pg.Pool
  url: string
  clock: () => Date
  log: (error: unknown) => void
}

/** Runs one piece of work after the other, in the order they were given. */
function serialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

/**
 * The index of one store, kept fresh: small changes are patched in, large ones make a new index while the old one
 * answers. `version` grows with every change, so that whoever caches an answer knows when it is stale.
 *
 * Patches run one at a time: each reads its products anew, so a later patch never shows an older state. A new index is
 * put in place by the same queue, after the products that changed since its reading began: a change is either in what was
 * read, or among those, or patched into the new index afterwards.
 */
export function liveIndex({ country, pool, url, clock, log }: StoreParts) {
  let current: Current | undefined
  let building: Promise<Current> | undefined
  let timer: NodeJS.Timeout | undefined
  /** Something happened that no patch can show, and no reading that began later is under way. */
  let isStale = false
  const closing = new AbortController()
  let version = 0
  /** Products that changed since the reading under way began. */
  let changedWhileBuilding: Set<string> | undefined
  const inOrder = serialQueue()

  /** False when a patch cannot show what happened. */
  async function follow({ patch }: Current, skus: readonly string[]): Promise<boolean> {
    if (skus.length === 0) return true
    const changes = await readChanges(pool, country, skus)
    const now = clock().getTime()
    const isFollowed = changes.map((change) => patch.apply(change, now)).every(Boolean)
    // What is gone from the table altogether was announced as a change of shape.
    return isFollowed && changes.length === skus.length
  }

  async function read(): Promise<Current> {
    isStale = false
    const changed = new Set<string>()
    changedWhileBuilding = changed
    const frame = await readPageFrame(pool, country)
    const { index } = await buildIndex({ url, country, now: clock().getTime() }, closing.signal)
    const made = { index, engine: queryEngine(index, frame, countryProfiles[country]), patch: patcher(index) }
    return inOrder(async () => {
      changedWhileBuilding = undefined
      if (!(await follow(made, [...changed]))) isStale = true
      current = made
      version += 1
      return made
    })
  }

  /** One reading at a time; whatever makes it stale meanwhile asks for another one. */
  function build(): Promise<Current> {
    building ??= read().finally(() => {
      building = undefined
      changedWhileBuilding = undefined
      if (isStale) rebuild()
    })
    return building
  }

  function rebuild(afterMs = settleMs): void {
    isStale = true
    if (closing.signal.aborted || building || timer) return
    timer = setTimeout(() => {
      timer = undefined
      build().catch((error: unknown) => {
        if (closing.signal.aborted) return
        log(error)
        rebuild(afterFailureMs)
      })
    }, afterMs).unref()
  }

  return {
    /** Prices whose hour has come are changed first, so that no cached answer outlives them. */
    version(): number {
      if (current?.patch.tick(clock().getTime())) version += 1
      return version
    },
    async engine(): Promise<QueryEngine> {
      this.version()
      // A first reading that fails is tried again by whoever asks next.
      return (current ?? (await build())).engine
    },
    async changed(skus: ReadonlySet<string> | 'all'): Promise<void> {
      if (!current && !building) return
      if (skus === 'all' || skus.size > longestPatch) return rebuild()
      const products = [...skus].filter(Boolean)
      for (const sku of products) changedWhileBuilding?.add(sku)
      if (skus.has('')) version += 1
      if (products.length === 0) return
      await inOrder(async () => {
        if (!current) return
        // A patch that failed is not announced again: only reading everything anew makes up for it.
        const isFollowed = await follow(current, products).catch((error: unknown) => {
          log(error)
          return false
        })
        if (!isFollowed) rebuild()
        version += 1
      })
    },
    async close(): Promise<void> {
      closing.abort()
      clearTimeout(timer)
      await Promise.allSettled([building])
      await inOrder(async () => {})
    },
  }
}
