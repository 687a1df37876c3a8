import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { OpenCountry } from '#domain/store/country.ts'
import { exportFeed } from '#server/feed/export-feed.ts'
import { feedFiles, type FeedFile } from './feed-links.ts'

/** A feed is at most so old when it is fetched. */
const freshMs = 60 * 60 * 1000

type Parts = {
  folder: string
  databaseUrl: string
  /** Where a store is reached. */
  originOf(country: OpenCountry): string
  clock: () => Date
}

/** The files that networks fetch, written anew when they are older than an hour; each by one at a time. */
export function freshFeeds({ folder, databaseUrl, originOf, clock }: Parts) {
  const writing = new Map<string, Promise<string>>()

  async function write(country: OpenCountry, file: FeedFile, target: string): Promise<string> {
    await mkdir(path.dirname(target), { recursive: true })
    await exportFeed(databaseUrl, { file: target, country, format: feedFiles[file], base: originOf(country) })
    return target
  }

  /** The file, fresh. */
  async function file(country: OpenCountry, name: FeedFile): Promise<string> {
    const target = path.join(folder, country, name)
    const written = await stat(target).catch(() => undefined)
    if (written && clock().getTime() - written.mtimeMs < freshMs) return target
    const running = writing.get(target) ?? write(country, name, target).finally(() => writing.delete(target))
    writing.set(target, running)
    return running
  }

  return { file }
}
export type FreshFeeds = ReturnType<typeof freshFeeds>
