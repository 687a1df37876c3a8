import { readOpenStores } from '#server/platform/brand/stored.ts'
import { allDone, type Job, type JobResult } from '#server/platform/jobs/job.ts'
import { feedFileNames } from './feed-links.ts'
import { feedWrittenAt, writeFeed, type FeedSource } from './stored-feeds.ts'

/** The maximum age of a feed; networks fetch them a few times a day. */
const freshMs = 55 * 60 * 1000

/**
 * Writes each file by itself: one that fails leaves the others and its predecessor in place, and so does one that is
 * being written while the shop closes.
 */
export const writeFeeds: Job<{ feeds?: FeedSource | undefined }> = {
  name: 'write-feeds',
  summary: 'write the feeds that networks fetch at signed addresses; npm run shop -- feeds lists these',
  schedule: { cron: '5 * * * *', zone: 'utc', words: 'every hour' },
  async run(db, { now }, { feeds }, signal) {
    if (!feeds) return allDone(0)
    const result: JobResult = allDone(0)
    for (const country of await readOpenStores(db)) {
      for (const file of feedFileNames) {
        signal?.throwIfAborted()
        const written = await feedWrittenAt(db, country, file)
        if (written && now.getTime() - written.writtenAt.getTime() < freshMs) continue
        try {
          await writeFeed(db, feeds, { country, file, now, signal })
          result.done += 1
        } catch (error) {
          signal?.throwIfAborted()
          result.failures.push({ subject: `${country} ${file}`, reason: (error as Error).message })
        }
      }
    }
    return result
  },
}
