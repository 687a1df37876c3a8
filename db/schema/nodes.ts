import type { OpenCountry } from '#domain/platform/country/country.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../connection/pg-core.ts'
import { instant } from './columns.ts'

/** The index of a store as a node has it: since when, and how long a change has been waiting for another one. */
export type NodeIndex = { country: OpenCountry; builtAt: string | null; staleSeconds: number }

/** The nodes of the shop: each writes its row every few seconds, and takes it away when it closes. */
export const shopNode = pgTable(
  'shop_node',
  {
    id: uuid().primaryKey(),
    host: text().notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** Which build of the pages, and which Node. */
    build: text().notNull(),
    runtime: text().notNull(),
    threads: integer().notNull(),
    runsJobs: boolean('runs_jobs').notNull(),
    /** Which folder or bucket it keeps photographs in; null: it has not said. */
    photoStore: text('photo_store'),
    indexes: jsonb().$type<NodeIndex[]>().notNull(),
  },
  (table) => [index().on(table.seenAt)],
)

/** How long answers took, by route and five minutes, counted over all nodes. */
export const routeTime = pgTable(
  'route_time',
  {
    slot: instant('slot').notNull(),
    route: text().notNull(),
    /** One count for each of `timeBounds`, and one for what took longer. */
    counts: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.route] })],
)
