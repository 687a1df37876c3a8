import type { OpenCountry } from '#domain/platform/country/country.ts'
import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from '../connection/pg-core.ts'
import { product } from './catalog.ts'
import { placementKinds } from '#domain/browse/search/rules/search-rules.ts'
import { addedBy, instant, longSerialId, oneOf, serialId } from './columns.ts'
import { country as countryTable, ofCountry, sameCountry } from './store.ts'

/** Related products for a product's page. */
export const productRelated = pgTable(
  'product_related',
  {
    country: sameCountry(),
    sku: text().notNull(),
    relatedSku: text('related_sku').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sku, table.relatedSku] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.country, table.relatedSku],
      foreignColumns: [product.country, product.sku],
    }).onDelete('cascade'),
    index().on(table.country, table.relatedSku),
    check('product_related_other', sql`${table.sku} <> ${table.relatedSku}`),
  ],
)

/** Curated sliders, by name. */
export const recommendationList = pgTable(
  'recommendation_list',
  {
    id: serialId('id'),
    country: sameCountry(),
    list: text().notNull(),
    sku: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('recommendation_list_item').on(table.country, table.list, table.sku),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    index().on(table.country, table.sku),
  ],
)

export const recommendationEvent = pgTable(
  'recommendation_event',
  {
    id: longSerialId('id'),
    country: ofCountry(),
    key: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.country, table.createdAt)],
)

/** A ranking of the catalogue: a weight per signal (OP-034). */
export const sortingFormula = pgTable(
  'sorting_formula',
  {
    id: text().primaryKey(),
    country: ofCountry(),
    weights: jsonb().$type<Record<string, number>>().notNull(),
    active: boolean().notNull(),
  },
  (table) => [unique('sorting_formula_of_store').on(table.country, table.id)],
)

export const abConfiguration = pgTable(
  'ab_configuration',
  {
    hash: text().primaryKey(),
    country: ofCountry(),
    /** The order in which filters are offered (organizedFiltersAB). */
    filterOrder: jsonb('filter_order').$type<string[]>().notNull(),
    formulaId: text('formula_id'),
  },
  (table) => [
    foreignKey({
      columns: [table.country, table.formulaId],
      foreignColumns: [sortingFormula.country, sortingFormula.id],
    }),
    index().on(table.country),
  ],
)

/** Search terms for the top searches and suggestions. A visitor counts once a day. */
export const searchTerm = pgTable(
  'search_term',
  {
    country: ofCountry(),
    term: text().notNull(),
    hits: integer().notNull(),
    /** The maximum number of visitors on one day: repeated searches from one address never raise it above one. */
    mostInADay: integer('most_in_a_day').notNull().default(0),
    /** The day of the last search, and its visitors on that day so far. */
    lastDay: date('last_day'),
    visitorsThatDay: integer('visitors_that_day').notNull().default(0),
    results: integer().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.term] }),
    index('search_term_by_hits').on(table.country, table.hits.desc(), table.term),
    check('search_term_figures', sql`${table.hits} >= 0 and ${table.results} >= 0`),
  ],
)

/** Who searched for what today, by a digest that cannot be traced back once the day's salt is deleted. */
export const searchVisitor = pgTable(
  'search_visitor',
  {
    day: date().notNull(),
    visitor: text().notNull(),
    country: text().$type<OpenCountry>().notNull(),
    term: text().notNull(),
  },
  // In this order it also counts the searches of one visitor.
  (table) => [primaryKey({ columns: [table.day, table.visitor, table.country, table.term] })],
)

/** The secret of a day, shared by all nodes and deleted afterwards. */
export const searchSalt = pgTable('search_salt', { day: date().primaryKey(), salt: text().notNull() })

/** What was looked for without finding a product, by day of the store. */
export const searchMiss = pgTable(
  'search_miss',
  {
    country: ofCountry(),
    day: date({ mode: 'string' }).notNull(),
    term: text().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.day, table.term] })],
)

/** Words the operator hides from top searches and suggestions, folded. */
export const hiddenSearch = pgTable(
  'hidden_search',
  { country: ofCountry(), words: text().notNull(), hiddenAt: instant('hidden_at').notNull() },
  (table) => [primaryKey({ columns: [table.country, table.words] })],
)

/** What shoppers of a retailer call something; without a country in every store (domain/browse/search/rules). */
export const searchSynonym = pgTable(
  'search_synonym',
  {
    id: serialId('id'),
    country: text()
      .$type<OpenCountry>()
      .references(() => countryTable.code),
    words: text().notNull(),
    means: text().notNull(),
    /** The words mean only that, whatever the dictionary says. */
    instead: boolean().notNull(),
    ...addedBy(),
  },
  (table) => [unique('search_synonym_meaning').on(table.country, table.words, table.means).nullsNotDistinct()],
)

/** What stands first or is not shown in a search (its words, as they are compared) or at a path of the catalogue. */
export const searchPlacement = pgTable(
  'search_placement',
  {
    country: sameCountry(),
    place: text().notNull(),
    sku: text().notNull(),
    kind: text({ enum: placementKinds }).notNull(),
    position: integer().notNull(),
    ...addedBy(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.place, table.sku] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    index().on(table.country, table.sku),
    check('search_placement_kind', oneOf(table.kind, placementKinds)),
  ],
)
