import { jsonb, pgTable, text } from '../connection/pg-core.ts'
import { instant } from './columns.ts'

/** The flag configuration as the flag client reads it, one document per SDK key (OP-102). */
export const flagConfig = pgTable('flag_config', {
  sdkKey: text('sdk_key').primaryKey(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  etag: text().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
