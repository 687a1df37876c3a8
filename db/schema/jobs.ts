import { integer, pgTable, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'

/** The last run of each job, on schedule by a node or manually by the operator. */
export const jobRun = pgTable('job_run', {
  job: text().primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** How many items the last run processed. */
  done: integer().notNull(),
  /** Failed runs since the last success. */
  failures: integer().notNull(),
  /** Why the last run failed; null when it succeeded. */
  error: text(),
})
