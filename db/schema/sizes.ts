import { check, jsonb, pgTable, text, unique } from '../connection/pg-core.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import { oneOf, serialId } from './columns.ts'
import { ofCountry } from './store.ts'

/** A size chart: column headings, and rows of the same length (OP-040). */
export const sizeTable = pgTable(
  'size_table',
  {
    id: serialId('id'),
    country: ofCountry(),
    name: text().notNull(),
    kind: text({ enum: sizeTableKinds }).notNull(),
    gender: text({ enum: productGenders }).notNull(),
    columns: jsonb().$type<string[]>().notNull(),
    rows: jsonb().$type<string[][]>().notNull(),
  },
  (table) => [
    unique('size_table_name').on(table.country, table.name),
    unique('size_table_of_store').on(table.country, table.id),
    check('size_table_kind', oneOf(table.kind, sizeTableKinds)),
    check('size_table_gender', oneOf(table.gender, productGenders)),
  ],
)
