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
  /** Names the body; a page rendered anew to the same bytes has the same hash. */
  hash: string
}

function headersOf({ headers }: Response): Page['headers'] {
  const cookies = headers.getSetCookie()
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) }
}

/**
 * Rendered pages, header and body together. They hold nothing of the visitor, so one rendering serves everybody, byte for
 * byte, until something in the store changes.
 */
export function pageCache() {
  const cache = versionedCache<Page & { at: number }>(cacheBytes)
  const rendering = new Map<string, { page: Promise<Page>; visitors: (() => boolean)[] }>()

  async function make(key: string, version: number, render: () => Promise<Response>): Promise<Page> {
    const response = await render()
    const plain = Buffer.from(await response.arrayBuffer())
    const hash = contentHash(plain)
    // Most pages come out the same after a change elsewhere in the store: what was compressed once stays compressed.
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
     * Renders a page, once for all who ask for it at the same time; `render` learns whether one of them still waits.
     * `isWaiting` says it of the visitor who asks now.
     */
    render(
      key: string,
      version: number,
      isWaiting: () => boolean,
      render: (isWanted: () => boolean) => Promise<Response>,
    ): Promise<Page> {
      const wanted = `${version} ${key}`
      const known = rendering.get(wanted)
      if (known) {
        known.visitors.push(isWaiting)
        return known.page
      }
      const visitors = [isWaiting]
      const isWanted = () => visitors.some((isStillWaiting) => isStillWaiting())
      const page = make(key, version, () => render(isWanted)).finally(() => rendering.delete(wanted))
      rendering.set(wanted, { page, visitors })
      return page
    },
  }
}
