import { homeKeys, type HomeKey } from '#domain/content/pages/places-of-content.ts'

export type Segment = { label: string; to: string; key: HomeKey | undefined }

/** A tab whose path has a home page of its own links to it; the others link to their path (HOME-07, OP-035). */
export function homeSegments(tabs: readonly { label: string; desktop_url: string }[]): Segment[] {
  return tabs.map(({ label, desktop_url: url }) => {
    const name = url === '/' ? 'home' : url.replaceAll('/', '')
    const key = homeKeys.find((known) => known === name)
    return { label, key, to: key === undefined ? url : key === 'home' ? '/' : `/?key=${key}` }
  })
}
