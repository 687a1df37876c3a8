import pLimit from 'p-limit'
import type pg from 'pg'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { SearchRulesSource } from '#domain/browse/search/rules/search-rules.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { queryEngine, type QueryEngine } from '../query-engine.ts'
import { buildIndex } from './build-index-in-worker.ts'
import type { IndexData } from '../engine/columns/index-data.ts'
import { patcher } from '../engine/build/patch.ts'
import { readChanges } from '../engine/build/read-rows.ts'
import { readPageFrame, type PageFrame } from '../page/page-frame.ts'
import { changeLog, type Change, type Changes } from '#server/platform/caches/change-log.ts'

type LoadedIndex = { index: IndexData; frame: PageFrame; engine: QueryEngine; patch: ReturnType<typeof patcher> }

/** What happens to an index, for threads that answer from the same columns (followed-catalog.ts). */
export type IndexEvent =
  | { kind: 'index'; index: IndexData; frame: PageFrame }
  | { kind: 'changed'; tags: Change['tags'] }
  | { kind: 'followed' }

/** Waits briefly for more changes before a country is reloaded; longer after a failure. */
const settleMs = 150
export const retryAfterMs = 2000
const maxPatchedProducts = 500

export type LiveIndexOptions = {
  country: OpenCountry
  pool: pg.Pool
  url: string
  replicaUrl?: string | undefined
  clock: () => Date
  log: (error: unknown) => void
  /** Without it, wherever the country's table says so. */
  offersInstalments?: OffersInstalments | undefined
  /** Hears of everything that happens to the index, in its order. */
  publish?: ((event: IndexEvent) => void) | undefined
  fillText?: ((text: string, country: OpenCountry) => string) | undefined
  rules?: SearchRulesSource | undefined
}

/**
 * The index of one country, kept current: small changes are patched in, large ones build a new index while the old one
 * answers. Its changes say which cached answers are outdated.
 *
 * Patches run one at a time: each reads its products again, so a later patch never shows an older state. A new index is
 * put in place by the same queue, after patching the products that changed since its build began: a change is either in
 * what was read, or among those, or patched into the new index afterwards.
 */
export function liveIndex({
  country,
  pool,
  url,
  replicaUrl,
  clock,
  log,
  offersInstalments = () => true,
  fillText = (text) => text,
  publish = () => {},
  rules,
}: LiveIndexOptions) {
  let current: LoadedIndex | undefined
  let building: Promise<LoadedIndex> | undefined
  let timer: NodeJS.Timeout | undefined
  /** Something changed that no patch can show, and no build that began later is running. */
  let isStale = false
  /** When the index in use was built, and since when a change waits for another one. */
  let builtAt: number | undefined
  let staleSince: number | undefined
  const closing = new AbortController()
  const changes = changeLog({ onChange: (tags) => publish({ kind: 'changed', tags }) })
  /** Products that changed since the running build began. */
  let changedWhileBuilding: Set<string> | undefined
  const inOrder = pLimit(1)

  /** Returns false when a patch cannot show the change. */
  async function patchIn({ patch }: LoadedIndex, skus: readonly string[]): Promise<boolean> {
    if (skus.length === 0) return true
    const rows = await readChanges(pool, country, skus)
    const now = clock().getTime()
    const patched = rows.map((row) => patch.apply(row, now))
    const tags = new Set(patched.flatMap((changed) => changed ?? []))
    if (tags.size > 0) changes.add(tags)
    // A product deleted from the table was announced as a structural change.
    return !patched.includes(undefined) && rows.length === skus.length
  }

  async function read(): Promise<LoadedIndex> {
    isStale = false
    const changed = new Set<string>()
    changedWhileBuilding = changed
    const stored = await readPageFrame(pool, country, (text) => fillText(text, country))
    const frame = { ...stored, hasInstalments: stored.hasInstalments && offersInstalments(country) }
    const { index } = await buildIndex({ url, replicaUrl, country, now: clock().getTime() }, closing.signal)
    const engine = queryEngine(index, frame, countryProfiles[country], rules)
    const built = { index, frame, engine, patch: patcher(index) }
    return inOrder(async () => {
      changedWhileBuilding = undefined
      if (!(await patchIn(built, [...changed]))) isStale = true
      current = built
      builtAt = clock().getTime()
      if (!isStale) staleSince = undefined
      publish({ kind: 'index', index, frame })
      changes.add('all')
      return built
    })
  }

  /** One build at a time; a change that makes it stale triggers another. */
  function build(): Promise<LoadedIndex> {
    building ??= read().finally(() => {
      building = undefined
      changedWhileBuilding = undefined
      if (isStale) rebuild()
    })
    return building
  }

  function rebuild(afterMs = settleMs): void {
    isStale = true
    staleSince ??= clock().getTime()
    if (closing.signal.aborted || building || timer) return
    timer = setTimeout(() => {
      timer = undefined
      build().catch((error: unknown) => {
        if (closing.signal.aborted) return
        log(error)
        rebuild(retryAfterMs)
      })
    }, afterMs).unref()
  }

  return {
    /** Applies scheduled prices first, so that no cached answer outlives them. */
    changes(): Changes {
      const tags = current?.patch.tick(clock().getTime()) ?? []
      if (tags.length > 0) changes.add(tags)
      return changes
    },
    async engine(): Promise<QueryEngine> {
      this.changes()
      // A first build that fails is retried by the next request.
      return (current ?? (await build())).engine
    },
    /** The engine if it is loaded: for what must not wait for it. */
    engineNow: (): QueryEngine | undefined => current?.engine,
    /** How old the index is, and how long a change has been waiting to be in it, in milliseconds. */
    age(): { builtMs: number | undefined; staleMs: number } {
      const now = clock().getTime()
      return {
        builtMs: builtAt === undefined ? undefined : now - builtAt,
        staleMs: staleSince === undefined ? 0 : now - staleSince,
      }
    },
    /** Whether nothing that it was notified of is still to be shown. */
    isCurrent: () => current !== undefined && !building && !timer && !isStale,
    /** From now on every change arrives here. */
    follow(): void {
      changes.follow()
      publish({ kind: 'followed' })
    },
    /** What a thread that comes later missed. */
    eventsSoFar(): IndexEvent[] {
      const { index, frame } = current ?? {}
      return [
        ...(index && frame ? [{ kind: 'index', index, frame } as const] : []),
        ...(changes.isFollowed() ? [{ kind: 'followed' } as const] : []),
      ]
    },
    /** `hasContent`: an operator changed what stands around the products too, and looks whether it shows. */
    async changed(skus: ReadonlySet<string> | 'all', hasContent = false): Promise<void> {
      if (hasContent) changes.add('content')
      if (skus === 'all' || skus.size > maxPatchedProducts) {
        // What does not come from the index is outdated now, the rest when the new one is there.
        changes.add('all')
        if (current || building) rebuild()
        return
      }
      const products = [...skus].filter(Boolean)
      for (const sku of products) changedWhileBuilding?.add(sku)
      if (products.length === 0) return
      await inOrder(async () => {
        if (!current) return changes.add('all')
        // A failed patch is not announced again: only a rebuild makes up for it.
        const isPatched = await patchIn(current, products).catch((error: unknown) => {
          log(error)
          return false
        })
        if (isPatched) return
        changes.add('all')
        rebuild()
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
