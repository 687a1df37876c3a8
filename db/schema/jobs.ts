import { integer, pgTable, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'

/** How each job went last, whoever ran it: a node on schedule or the operator by hand. */
export const jobRun = pgTable('job_run', {
  job: text().primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at').notNull(),
  /** How many things the last run did. */
  done: integer().notNull(),
  /** Runs that failed since the last one that did not. */
  failures: integer().notNull(),
  /** Why the last run failed; null when it did not. */
  error: text(),
})
