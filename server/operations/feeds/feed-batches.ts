import { stat } from 'node:fs/promises'
import { BrokenFeed, type FeedRow } from '#domain/operations/feeds/row.ts'
import type { FeedKind, ReadOptions } from './feed-reader.ts'
import { openFeed } from './open-feed.ts'
import { FeedRefusal } from './refusal.ts'

/** Large enough for set-based statements to pay off, small enough that an interrupted import loses little. */
const batchSize = 5000

export type FeedBatch = { rows: FeedRow[]; kind: FeedKind; bytes: number; describe: () => string[] }

export async function sizeOfFeed(file: string): Promise<number> {
  const { size } = await stat(file).catch(() => {
    throw new FeedRefusal(`There is no file ${file}.`)
  })
  return size
}

/** The rows of a file in batches. A file that breaks off is reported and yields what came before the break. */
export async function* batchesOf(
  file: string,
  onBreak: (broken: BrokenFeed) => void,
  options: ReadOptions,
): AsyncGenerator<FeedBatch> {
  const feed = openFeed(file, options)
  let rows: FeedRow[] = []
  const batch = (): FeedBatch => ({ rows, kind: feed.kind(), bytes: feed.bytesRead(), describe: feed.describe })
  try {
    for await (const row of feed.rows) {
      rows.push(row)
      if (rows.length < batchSize) continue
      yield batch()
      rows = []
    }
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error
    onBreak(error)
  }
  yield batch()
}
