import { compressedBody, compressedBytes, type CompressedBody } from '#server/platform/http/edge/compressed.ts'
import type { Changes, Tags } from '#server/platform/caches/change-log.ts'
import { taggedCache } from '#server/platform/caches/tagged-cache.ts'
import { contentHash } from './etag.ts'
import type { Answer } from './send.ts'

const cacheBytes = 96 * 1024 * 1024
/** Dates on a page (a banner that ends, a day of delivery) are never older than this. */
const maxAgeMs = 60_000
/** From this age on a page is replaced while it is served, so that a visitor need not wait at its end. */
const dueAgeMs = 50_000
/** How long a page is served after a product on it changed; with the time a rendering takes, two seconds. */
const maxStaleMs = 1_800
/** A page whose products change all the time is rendered this often. */
const renderEveryMs = 1_500

/** A page that stays the same for so long is compressed once more, as small as possible. */
const bestAfterMs = 3_000

export type Page = {
  status: number
  headers: Record<string, string | string[]>
  body: CompressedBody
  /** Identifies the body; a page rendered again to the same bytes has the same hash. */
  hash: string
  /** What it was made of. */
  answers: readonly Answer[]
}

/** A page, and whether it may be served: as it is, while it is replaced, or only when no other can be rendered. */
export type KnownPage = {
  page: Page
  state: 'current' | 'due' | 'outdated'
  /** Nothing it shows has changed, as far as this node knows: a cache in front may keep it. */
  isFresh: boolean
}

/** When it was rendered, and when it was last known to be what would be rendered. */
type CachedPage = Page & { at: number; checkedAt: number }
/** Without a response, the former page is still what would be rendered. */
export type Rendered = { response?: Response; tags: Tags; answers: readonly Answer[] }
type Render = (isAwaited: () => boolean, former: Page | undefined) => Promise<Rendered>

function headersOf({ headers }: Response): Page['headers'] {
  const cookies = headers.getSetCookie()
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
}

/**
 * Rendered pages, headers and body together. They contain nothing of the visitor, so one rendering serves everyone,
 * byte for byte, until something it shows changes, and a little longer: nobody waits for a page that is known.
 */
export function pageCache(now: () => number = () => performance.now()) {
  const cache = taggedCache<CachedPage>(cacheBytes)
  const rendering = new Map<string, { page: Promise<Page>; visitors: (() => boolean)[] }>()

  /** A page that may still be right: too old ones are rendered, because dates on them may have passed. */
  function formerOf(key: string, changes: Changes): CachedPage | undefined {
    const known = cache.find(key, changes)
    return known && !known.stale?.isContent && now() - known.value.at < dueAgeMs ? known.value : undefined
  }

  async function make(key: string, changes: Changes, render: (former?: Page) => Promise<Rendered>): Promise<Page> {
    const [seen, at] = [changes.count(), now()]
    const mayRemain = formerOf(key, changes)
    const { response, tags, answers } = await render(mayRemain)
    if (!response) {
      const page = { ...mayRemain!, checkedAt: at }
      cache.set(key, page, { seen, tags, size: compressedBytes(page.body) })
      return page
    }
    const plain = Buffer.from(await response.arrayBuffer())
    const hash = contentHash(plain)
    // Most pages are unchanged after a change elsewhere in the shop: their compressed forms are reused.
    const former = cache.find(key, changes)?.value
    const body = former?.hash === hash ? former.body : compressedBody(plain, { bestAfterMs })
    const page = { status: response.status, headers: headersOf(response), body, hash, answers, at, checkedAt: at }
    if (page.status === 200 || page.status === 404) cache.set(key, page, { seen, tags, size: compressedBytes(body) })
    return page
  }

  function stateOf(
    { at, checkedAt }: CachedPage,
    staleSince: number | undefined,
    isContent: boolean,
  ): KnownPage['state'] {
    const age = now() - at
    if (isContent || age >= maxAgeMs) return 'outdated'
    if (staleSince === undefined) return age < dueAgeMs ? 'current' : 'due'
    if (now() - staleSince >= maxStaleMs) return 'outdated'
    return now() - checkedAt < renderEveryMs ? 'current' : 'due'
  }

  return {
    get(key: string, changes: Changes): KnownPage | undefined {
      const known = cache.find(key, changes)
      if (!known) return undefined
      const { value: page, stale } = known
      const state = stateOf(page, stale?.since, stale?.isContent === true)
      return { page, state, isFresh: state === 'current' && !stale }
    },
    isRendering: (key: string): boolean => rendering.has(key),
    /**
     * Renders a page once for all concurrent requests; `render` can check whether any of them still waits, and whether
     * the former page remains. `isWaiting` tells whether the current visitor waits.
     */
    render(key: string, changes: Changes, isWaiting: () => boolean, render: Render): Promise<Page> {
      const known = rendering.get(key)
      if (known) {
        known.visitors.push(isWaiting)
        return known.page
      }
      const visitors = [isWaiting]
      const isAwaited = () => visitors.some((isStillWaiting) => isStillWaiting())
      const page = make(key, changes, (former) => render(isAwaited, former)).finally(() => rendering.delete(key))
      rendering.set(key, { page, visitors })
      return page
    },
  }
}
