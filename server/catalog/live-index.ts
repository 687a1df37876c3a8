import type pg from 'pg'
import type { OpenCountry } from '#domain/store/country.ts'
import { storeProfiles } from '#domain/store/settings.ts'
import { queryEngine, type QueryEngine } from './query-engine.ts'
import { buildIndex } from './build-index-in-worker.ts'
import type { IndexData } from './engine/index-data.ts'
import { patcher } from './engine/patch.ts'
import { readChanges } from './engine/read-rows.ts'
import { readPageFrame } from './page-frame.ts'

type Current = { index: IndexData; answers: QueryEngine; patch: ReturnType<typeof patcher> }

/** Waits a moment for more of the same before a store is read anew; longer when the last reading failed. */
const settleMs = 150
const afterFailureMs = 2000
const longestPatch = 500

export type StoreParts = {
  country: OpenCountry
  pool: pg.Pool
  url: string
  clock: () => Date
  log: (error: unknown) => void
}

/**
 * The index of one store, kept fresh: small changes are patched in, large ones make a new index while the old one
 * answers. `version` grows with every change, so that whoever keeps an answer knows when it is stale.
 */
export function liveIndex({ country, pool, url, clock, log }: StoreParts) {
  let current: Current | undefined
  let first: Promise<Current> | undefined
  let building: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStale = false
  const closing = new AbortController()
  let version = 0
  /** Products that changed while a new index was being read: it may have missed them. */
  let changedMeanwhile = new Set<string>()

  async function build(): Promise<Current> {
    changedMeanwhile = new Set()
    const frame = await readPageFrame(pool, country)
    const { index } = await buildIndex({ url, country, now: clock().getTime() }, closing.signal)
    const made = { index, answers: queryEngine(index, frame, storeProfiles[country]), patch: patcher(index) }
    if (!(await follow(made, [...changedMeanwhile]))) isStale = true
    current = made
    version += 1
    return made
  }

  /** False when a patch cannot show what happened. */
  async function follow({ patch }: Current, skus: readonly string[]): Promise<boolean> {
    if (skus.length === 0) return true
    const changes = await readChanges(pool, country, skus)
    const now = clock().getTime()
    const isFollowed = changes.map((change) => patch.apply(change, now)).every(Boolean)
    // What is gone from the table altogether was announced as a change of shape.
    return isFollowed && changes.length === skus.length
  }

  function rebuild(afterMs = settleMs): void {
    isStale = true
    if (closing.signal.aborted || building || timer) return
    timer = setTimeout(() => {
      timer = undefined
      isStale = false
      let isFailed = false
      building = build()
        .then(
          () => {},
          (error: unknown) => {
            isFailed = true
            if (!closing.signal.aborted) log(error)
          },
        )
        .finally(() => {
          building = undefined
          if (isFailed || isStale) rebuild(isFailed ? afterFailureMs : settleMs)
        })
    }, afterMs).unref()
  }

  return {
    /** Prices whose hour has come are changed first, so that no cached answer outlives them. */
    version(): number {
      if (current?.patch.tick(clock().getTime())) version += 1
      return version
    },
    async answers(): Promise<QueryEngine> {
      this.version()
      if (current) return current.answers
      // A first reading that fails is tried again by whoever asks next.
      first ??= build().finally(() => (first = undefined))
      const { answers } = await first
      if (isStale) rebuild()
      return answers
    },
    async changed(skus: ReadonlySet<string> | 'all'): Promise<void> {
      if (!current && !first) return
      if (skus === 'all' || skus.size > longestPatch) return rebuild()
      version += skus.has('') ? 1 : 0
      const products = [...skus].filter(Boolean)
      for (const sku of products) changedMeanwhile.add(sku)
      if (!current || products.length === 0) return
      if (!(await follow(current, products))) rebuild()
      version += 1
    },
    async close(): Promise<void> {
      closing.abort()
      clearTimeout(timer)
      await Promise.allSettled([first, building])
    },
  }
}
