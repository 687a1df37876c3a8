import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { feedFile, feedPart } from '#db/schema/feeds.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Env } from '#server/platform/env.ts'
import { exportFeed } from '../export-feed.ts'
import { shopHosts } from '#server/platform/http/edge/shop-hosts.ts'
import { feedFiles, type FeedFile } from './feed-links.ts'

/** Rows of this size: small enough for the memory of a node, large enough to be few. */
const partBytes = 1024 * 1024

export type FeedSource = {
  databaseUrl: string
  /** Where a store is reached. */
  originOf(country: OpenCountry): string
}

export function feedSource(env: Pick<Env, 'PORT'> & Parameters<typeof shopHosts>[0], databaseUrl: string): FeedSource {
  const { originOf } = shopHosts(env)
  return { databaseUrl, originOf: (country) => originOf[country] ?? `http://localhost:${env.PORT}` }
}

/** Packed, in pieces of one size. */
async function* packedParts(file: string): AsyncGenerator<Buffer> {
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

/** Writes a feed and puts it in the place of the one before, all of it at once. */
export async function writeFeed(
  db: Handle,
  { databaseUrl, originOf }: FeedSource,
  { country, file, now }: { country: OpenCountry; file: FeedFile; now: Date },
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vereda-feed-'))
  try {
    const target = path.join(folder, file)
    await exportFeed(databaseUrl, { file: target, country, format: feedFiles[file], base: originOf(country) })
    const { size: length } = await stat(target)
    await inTransaction(db, async (tx) => {
      await tx.delete(feedPart).where(and(eq(feedPart.country, country), eq(feedPart.file, file)))
      let parts = 0
      for await (const bytes of packedParts(target))
        await tx.insert(feedPart).values({ country, file, part: parts++, bytes })
      const row = { writtenAt: now, parts, length }
      await tx
        .insert(feedFile)
        .values({ country, file, ...row })
        .onConflictDoUpdate({ target: [feedFile.country, feedFile.file], set: row })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function feedWrittenAt(db: Handle, country: OpenCountry, file: FeedFile) {
  const [row] = await db
    .select()
    .from(feedFile)
    .where(and(eq(feedFile.country, country), eq(feedFile.file, file)))
  return row
}

/**
 * The packed bytes of a feed, part by part. One that is written anew while it is sent is cut, not mixed: whoever fetches
 * it sees that it is not whole and comes back.
 */
export function packedFeed(db: Handle, country: OpenCountry, file: FeedFile, writtenAt: Date): Readable {
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
      if (!row) throw new Error('the feed was written anew while it was sent')
      yield row.bytes
      if (part + 1 === row.parts) return
    }
  }
  return Readable.from(parts())
}
