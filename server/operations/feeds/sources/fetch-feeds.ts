import { asc, inArray, sql } from '#db/connection/drizzle.ts'
import { feedSource } from '#db/schema/feeds.ts'
import { readOpenStores } from '#server/platform/brand/stored.ts'
import { allDone, type Job } from '#server/platform/jobs/job.ts'
import { fetchSource, type SourceServices } from './fetch-source.ts'

/** Fetches one source after the other: a failure leaves the others, and its own country, unchanged. */
export const fetchFeeds: Job<{ sources?: SourceServices | undefined }> = {
  name: 'fetch-feeds',
  summary: 'fetch the feeds of retailers and import those that changed; npm run shop -- feed-source list shows them',
  schedule: { cron: '35 * * * *', zone: 'utc', words: 'every hour' },
  async run(db, { now }, { sources: services }, signal) {
    const result = allDone(0)
    if (!services) return result
    // Who was asked longest ago first, and new ones before: slow sources may take all the time that a run has.
    const byLastCheck = sql`${feedSource.checkedAt} asc nulls first`
    const sources = await db
      .select()
      .from(feedSource)
      .where(inArray(feedSource.country, await readOpenStores(db)))
      .orderBy(byLastCheck, asc(feedSource.country), asc(feedSource.url))
    for (const source of sources) {
      const { outcome, note } = await fetchSource(db, source, services, { now, signal })
      if (outcome === 'imported') result.done += 1
      if (outcome === 'failed') {
        result.failures.push({ subject: `${source.country} ${source.url}`, reason: note ?? '' })
      }
    }
    return result
  },
}
