import { randomBytes } from 'node:crypto'
import { keptAnswers } from '#server/http/kept.ts'
import { gappedText, type GappedText } from './gapped-text.ts'

const keptBytes = 96 * 1024 * 1024
/** Dates on a page (a banner that ends, a day of delivery) are never older than this. */
const longestMs = 60_000

export type KeptPage = {
  status: number
  headers: readonly (readonly [string, string])[]
  /** The page, with gaps for the nonce. */
  body: GappedText
}

/**
 * Rendered pages. They hold nothing of the visitor, so one rendering serves everybody, until something in the store
 * changes. Only the nonce of the policy must be fresh: a page is rendered with one that stands for all, and kept in the
 * pieces between, compressed as well: compressing it for each visitor cost ten times what sending it does.
 */
export function keptPages() {
  const standIn = randomBytes(16).toString('base64')
  const kept = keptAnswers<KeptPage & { at: number }>(keptBytes)
  const rendering = new Map<string, Promise<KeptPage>>()

  async function make(key: string, version: number, render: (nonce: string) => Promise<Response>): Promise<KeptPage> {
    const response = await render(standIn)
    const body = await gappedText((await response.text()).split(standIn), standIn.length)
    const page = { status: response.status, headers: [...response.headers], body, at: performance.now() }
    const isLasting = (page.status === 200 || page.status === 404) && !response.headers.has('set-cookie')
    if (isLasting) kept.put(key, version, page, body.bytes)
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
