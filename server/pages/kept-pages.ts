import { randomBytes } from 'node:crypto'
import { keptAnswers } from '#server/http/kept.ts'

const keptBytes = 96 * 1024 * 1024
/** Dates on a page (a banner that ends, a day of delivery) are never older than this. */
const longestMs = 60_000

export type KeptPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  bodyWith(nonce: string): Buffer
}

/**
 * Rendered pages. They hold nothing of the visitor, so one rendering serves everybody, until something in the store
 * changes. Only the nonce of the policy must be fresh: a page is rendered with one that stands for all, and kept in the
 * pieces between.
 */
export function keptPages() {
  const standIn = randomBytes(16).toString('base64')
  const kept = keptAnswers<KeptPage & { at: number }>(keptBytes)
  const rendering = new Map<string, Promise<KeptPage>>()

  async function make(key: string, version: number, render: (nonce: string) => Promise<Response>): Promise<KeptPage> {
    const response = await render(standIn)
    const pieces = (await response.text()).split(standIn).map((piece) => Buffer.from(piece))
    const page = {
      status: response.status,
      headers: [...response.headers],
      bodyWith(nonce: string): Buffer {
        const own = Buffer.from(nonce)
        return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [own, piece])))
      },
      at: performance.now(),
    }
    const isLasting = (page.status === 200 || page.status === 404) && !response.headers.has('set-cookie')
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0)
    if (isLasting) kept.put(key, version, page, bytes)
    return page
  }

  return {
    get(key: string, version: number): KeptPage | undefined {
      const page = kept.get(key, version)
      return page && performance.now() - page.at < longestMs ? page : undefined
    },
    /** Renders a page, once for all who ask for it at the same time. */
    take(key: string, version: number, render: (nonce: string) => Promise<Response>): Promise<KeptPage> {
      const wanted = `${version} ${key}`
      let page = rendering.get(wanted)
      if (!page) {
        page = make(key, version, render).finally(() => rendering.delete(wanted))
        rendering.set(wanted, page)
      }
      return page
    },
  }
}
