import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { feedFile, feedPart } from '#db/schema/feeds.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'
import { exportFeed } from '../export-feed.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { feedFiles, type FeedFile } from './feed-links.ts'

/** The size of a row: small enough for the memory of a node, large enough for few rows. */
const partBytes = 1024 * 1024

export type FeedSource = {
  databaseUrl: string
  replicaUrl?: string | undefined
  /** The origin of a country's shop. */
  originOf(country: OpenCountry): string
}

type Settings = Pick<Env, 'PORT' | 'DATABASE_REPLICA_URL'> & Parameters<typeof shopHosts>[0]

export function feedSource(env: Settings, databaseUrl: string): FeedSource {
  const { originOf } = shopHosts(env)
  const replicaUrl = env.DATABASE_REPLICA_URL
  return { databaseUrl, replicaUrl, originOf: (country) => originOf[country] ?? `http://localhost:${env.PORT}` }
}

/** The file compressed, in pieces of one size. */
async function* compressedParts(file: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(file).pipe(createGzip())) {
    rest = Buffer.concat([rest, chunk as Buffer])
    while (rest.length >= partBytes) {
      yield rest.subarray(0, partBytes)
      rest = rest.subarray(partBytes)
    }
  }
  if (rest.length > 0) yield rest
}

/** Writes a feed and replaces the previous one in one transaction. */
export async function writeFeed(
  db: Handle,
  { databaseUrl, replicaUrl, originOf }: FeedSource,
  { country, file, now, signal }: { country: OpenCountry; file: FeedFile; now: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const target = path.join(folder, file)
    const format = feedFiles[file]
    await exportFeed(databaseUrl, { replicaUrl, file: target, country, format, base: originOf(country), signal })
    const { size: length } = await stat(target)
    await inTransaction(db, async (tx) => {
      await tx.delete(feedPart).where(and(eq(feedPart.country, country), eq(feedPart.file, file)))
      let parts = 0
      for await (const bytes of compressedParts(target)) {
        signal?.throwIfAborted()
        await tx.insert(feedPart).values({ country, file, part: parts++, bytes })
      }
      const row = { writtenAt: now, parts, length }
      await tx
        .insert(feedFile)
        .values({ country, file, ...row })
        .onConflictDoUpdate({ target: [feedFile.country, feedFile.file], set: row })
    })
  })
}

export async function feedWrittenAt(db: Handle, country: OpenCountry, file: FeedFile) {
  const [row] = await db
    .select()
    .from(feedFile)
    .where(and(eq(feedFile.country, country), eq(feedFile.file, file)))
  return row
}

/**
 * The compressed bytes of a feed, part by part. When the feed is rewritten while it is sent, the response is cut
 * instead of mixed, so that the client notices and retries.
 */
export function compressedFeed(db: Handle, country: OpenCountry, file: FeedFile, writtenAt: Date): Readable {
  async function* parts() {
    for (let part = 0; ; part++) {
      const [row] = await db
        .select({ bytes: feedPart.bytes, parts: feedFile.parts })
        .from(feedPart)
        .innerJoin(feedFile, and(eq(feedFile.country, feedPart.country), eq(feedFile.file, feedPart.file)))
        .where(
          and(
            eq(feedPart.country, country),
            eq(feedPart.file, file),
            eq(feedPart.part, part),
            eq(feedFile.writtenAt, writtenAt),
          ),
        )
      if (!row) throw new Error('the feed was replaced while it was sent')
      yield row.bytes
      if (part + 1 === row.parts) return
    }
  }
  return Readable.from(parts())
}
