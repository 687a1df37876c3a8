import { and, asc, eq, isNotNull, or } from '#db/connection/drizzle.ts'
import { contentVersion } from '#db/schema/content.ts'
import { readDocumentName } from '#domain/content/documents/document-name.ts'
import { everyMinute, runEach, type Job } from '#server/platform/jobs/job.ts'
import { lockContent, showValid } from './versions.ts'

/** Shows what begins and takes away what ends: moments of content are of whole minutes, as this is. */
export const showValidContent: Job = {
  name: 'show-valid-content',
  summary: 'show content whose time has come, and what was before where it has passed',
  schedule: everyMinute,
  async run(db, { now }) {
    const dated = await db
      .select({ country: contentVersion.country, name: contentVersion.name })
      .from(contentVersion)
      .where(
        and(
          eq(contentVersion.state, 'published'),
          or(isNotNull(contentVersion.validFrom), isNotNull(contentVersion.validUntil)),
        ),
      )
      .groupBy(contentVersion.country, contentVersion.name)
      .orderBy(asc(contentVersion.country), asc(contentVersion.name))
    return runEach(
      db,
      dated,
      ({ country, name }) => `${country} ${name}`,
      async (tx, { country, name: text }) => {
        const name = readDocumentName(text)
        if (!name) return false
        await lockContent(tx, country)
        return (await showValid(tx, { country, name }, now)) !== undefined
      },
    )
  },
}
