import { asc } from '#db/connection/drizzle.ts'
import { feedSource } from '#db/schema/feeds.ts'
import { allDone, type Job } from '#server/platform/jobs/job.ts'
import { fetchSource, type SourceServices } from './fetch-source.ts'

/** Fetches one source after the other: a failure leaves the others, and its own country, unchanged. */
export const fetchFeeds: Job<{ sources?: SourceServices | undefined }> = {
  name: 'fetch-feeds',
  summary: 'fetch the feeds of retailers and import those that changed; npm run shop -- feed-source list shows them',
  schedule: { cron: '35 * * * *', zone: 'utc', words: 'every hour' },
  async run(db, { now }, { sources }) {
    const result = allDone(0)
    if (!sources) return result
    for (const source of await db.select().from(feedSource).orderBy(asc(feedSource.country), asc(feedSource.url))) {
      const { outcome, note } = await fetchSource(db, source, sources, { now })
      if (outcome === 'imported') result.done += 1
      if (outcome === 'failed') {
        result.failures.push({ subject: `${source.country} ${source.url}`, reason: note ?? '' })
      }
    }
    return result
  },
}
