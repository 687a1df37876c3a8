import { compressedBody, compressedBytes, type CompressedBody } from '#server/platform/http/edge/compressed.ts'
import { versionedCache } from '#server/platform/caches/versioned-cache.ts'
import { contentHash } from './etag.ts'

const cacheBytes = 96 * 1024 * 1024
/** Dates on a page (a banner that ends, a day of delivery) are never older than this. */
const maxAgeMs = 60_000

export type Page = {
  status: number
  headers: Record<string, string | string[]>
  body: CompressedBody
  /** Identifies the body; a page rendered again to the same bytes has the same hash. */
  hash: string
}

function headersOf({ headers }: Response): Page['headers'] {
  const cookies = headers.getSetCookie()
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
}

/**
 * Rendered pages, headers and body together. They contain nothing of the visitor, so one rendering serves everyone,
 * byte for byte, until something in the country's shop changes.
 */
export function pageCache() {
  const cache = versionedCache<Page & { at: number }>(cacheBytes)
  const rendering = new Map<string, { page: Promise<Page>; visitors: (() => boolean)[] }>()

  async function make(key: string, version: number, render: () => Promise<Response>): Promise<Page> {
    const response = await render()
    const plain = Buffer.from(await response.arrayBuffer())
    const hash = contentHash(plain)
    // Most pages are unchanged after a change elsewhere in the shop: their compressed forms are reused.
    const former = cache.peek(key)
    const body = former?.hash === hash ? former.body : compressedBody(plain, { best: true })
    const page = { status: response.status, headers: headersOf(response), body, hash, at: performance.now() }
    if (page.status === 200 || page.status === 404) cache.set(key, version, page, compressedBytes(body))
    return page
  }

  return {
    get(key: string, version: number): Page | undefined {
      const page = cache.get(key, version)
      return page && performance.now() - page.at < maxAgeMs ? page : undefined
    },
    /** The latest page of a key, however old: for when no other can be rendered. */
    stale: (key: string): Page | undefined => cache.peek(key),
    isRendering: (key: string, version: number): boolean => rendering.has(`${version} ${key}`),
    /**
     * Renders a page once for all concurrent requests; `render` can check whether any of them still waits. `isWaiting`
     * tells so for the current visitor.
     */
    render(
      key: string,
      version: number,
      isWaiting: () => boolean,
      render: (isAwaited: () => boolean) => Promise<Response>,
    ): Promise<Page> {
      const renderKey = `${version} ${key}`
      const known = rendering.get(renderKey)
      if (known) {
        known.visitors.push(isWaiting)
        return known.page
      }
      const visitors = [isWaiting]
      const isAwaited = () => visitors.some((isStillWaiting) => isStillWaiting())
      const page = make(key, version, () => render(isAwaited)).finally(() => rendering.delete(renderKey))
      rendering.set(renderKey, { page, visitors })
      return page
    },
  }
}
