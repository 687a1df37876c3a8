import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from '../connection/pg-core.ts'
import { attributeKeys } from '#domain/browse/catalog/attributes.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { instant, oneOf, percent, serialId } from './columns.ts'
import { sizeTable } from './sizes.ts'
import { ofCountry, sameCountry } from './store.ts'

/** A seller of the marketplace. */
export const supplier = pgTable(
  'supplier',
  {
    id: serialId('id'),
    country: ofCountry(),
    name: text().notNull(),
    freeShipping: boolean('free_shipping').notNull().default(false),
  },
  (table) => [
    unique('supplier_name').on(table.country, table.name),
    unique('supplier_of_store').on(table.country, table.id),
  ],
)

export const brand = pgTable(
  'brand',
  {
    id: serialId('id'),
    country: ofCountry(),
    slug: text().notNull(),
    name: text().notNull(),
    logoUrl: text('logo_url'),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('brand_slug').on(table.country, table.slug),
    unique('brand_of_store').on(table.country, table.id),
    check('brand_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** The category tree of a store. Every path here is a 'default category URL' (OP-033). */
export const category = pgTable(
  'category',
  {
    id: serialId('id'),
    country: ofCountry(),
    parentId: integer('parent_id'),
    path: text().notNull(),
    name: text().notNull(),
    level: integer().notNull(),
    position: integer().notNull(),
    /** What goods in it weigh whose feed does not say, in grams; null: as the category above it. */
    grams: integer(),
  },
  (table) => [
    check('category_grams', sql`${table.grams} between 0 and 1000000`),
    unique('category_path').on(table.country, table.path),
    unique('category_of_store').on(table.country, table.id),
    foreignKey({ columns: [table.country, table.parentId], foreignColumns: [table.country, table.id] }),
    index().on(table.parentId),
    check('category_path_form', sql`${table.path} ~ '^/([a-z0-9-]+/)+$'`),
    check(
      'category_level',
      sql`${table.level} >= 1 and (${table.level} = 1) = (${table.parentId} is null) and ${table.parentId} <> ${table.id}`,
    ),
  ],
)

/** Categories that are taxed otherwise than their store, with all below them that say nothing else (domain/platform/country/tax-rate.ts). */
export const categoryTax = pgTable(
  'category_tax',
  {
    country: sameCountry(),
    categoryId: integer('category_id').notNull(),
    percent: percent('percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.categoryId] }),
    foreignKey({
      columns: [table.country, table.categoryId],
      foreignColumns: [category.country, category.id],
    }).onDelete('cascade'),
    check('category_tax_percent', sql`${table.percent} between 0 and 100`),
  ],
)

/** What the desk searches in: every word of a name and the sku, in small letters without accents. */
export const productWords = (name: AnyPgColumn, sku: AnyPgColumn) =>
  sql`to_tsvector('simple', translate(lower(${name} || ' ' || ${sku}), 'áàäéèíïóöúüñç', 'aaaeeiioouunc'))`

export const product = pgTable(
  'product',
  {
    country: sameCountry(),
    /** The retailer's sku: the same in several stores, each with its own product (INV-03). */
    sku: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    brandId: integer('brand_id').notNull(),
    supplierId: integer('supplier_id').notNull(),
    gender: text({ enum: productGenders }).notNull(),
    color: text().notNull(),
    colorFamily: text('color_family').notNull(),
    description: text().notNull(),
    price: integer().notNull(),
    specialPrice: integer('special_price'),
    specialFrom: instant('special_from'),
    specialTo: instant('special_to'),
    isEco: boolean('is_eco').notNull().default(false),
    isBoost: boolean('is_boost').notNull().default(false),
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    exchangeable: boolean().notNull().default(true),
    popularity: integer().notNull().default(0),
    sizeTableId: integer('size_table_id'),
    createdAt: instant('created_at').notNull(),
    active: boolean().notNull().default(true),
    /** Counted by the database with every change, so that nobody changes one they have not seen. */
    version: integer().notNull().default(1),
    /** Since when its price and special price are what they are; what they were before is in `product_price`. */
    priceSince: instant('price_since')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sku] }),
    unique('product_slug').on(table.country, table.slug),
    foreignKey({ columns: [table.country, table.brandId], foreignColumns: [brand.country, brand.id] }),
    foreignKey({ columns: [table.country, table.supplierId], foreignColumns: [supplier.country, supplier.id] }),
    foreignKey({ columns: [table.country, table.sizeTableId], foreignColumns: [sizeTable.country, sizeTable.id] }),
    index('product_by_popularity').on(table.country, table.active, table.popularity.desc(), table.sku),
    index('product_by_age').on(table.country, table.active, table.createdAt.desc(), table.sku),
    index('product_by_price').on(table.country, table.active, table.price, table.sku),
    // The other colours of a model; also used by brand queries.
    index('product_of_model').on(table.brandId, table.name),
    index().on(table.supplierId),
    // All that the desk's grid filters and sorts by: it reads no row that it does not show.
    index('product_of_grid').on(
      table.country,
      table.sku,
      table.name,
      table.brandId,
      table.active,
      table.price,
      table.specialPrice,
      table.specialFrom,
      table.specialTo,
      table.createdAt,
    ),
    // Sorting 100,000 names by the rules of a language takes longer than anything else of a page of the grid.
    index('product_by_name').on(table.country, table.name, table.sku),
    // Words of names and skus, without accents (domain/browse/assortment/grid-filter.ts).
    index('product_words').using('gin', productWords(table.name, table.sku)),
    // The dash separates product and size (INV-03).
    check('product_sku', sql`${table.sku} ~ '^[A-Z0-9]+$'`),
    check('product_gender', oneOf(table.gender, productGenders)),
    check('product_price', sql`${table.price} > 0`),
    check('product_special_price', sql`${table.specialPrice} > 0 and ${table.specialPrice} < ${table.price}`),
    check('product_special_dates', sql`${table.specialFrom} < ${table.specialTo}`),
  ],
)

export const productImage = pgTable(
  'product_image',
  {
    country: sameCountry(),
    sku: text().notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    /** What it shows, in words. Null: it came without, from a feed; empty: uploaded at the desk, and nobody wrote it yet. */
    alt: text(),
    /** The point that every crop keeps, in percent from the left and the top. */
    focusX: integer('focus_x'),
    focusY: integer('focus_y'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sku, table.position] }),
    check('product_image_alt', sql`length(${table.alt}) <= 250`),
    check(
      'product_image_focus',
      sql`${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100 or (${table.focusX} is null and ${table.focusY} is null)`,
    ),
    // The few that wait for their text.
    index('product_image_without_text')
      .on(table.country, table.sku)
      .where(sql`${table.alt} = ''`),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
  ],
)

/** The position is the order of the pipe-separated list a client reads (PDP-04). */
export const productCategory = pgTable(
  'product_category',
  {
    country: sameCountry(),
    sku: text().notNull(),
    categoryId: integer('category_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sku, table.categoryId] }),
    // Product and category are of the same store (INV-32).
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.country, table.categoryId], foreignColumns: [category.country, category.id] }),
    index('product_category_by_category').on(table.categoryId, table.sku),
  ],
)

/** One that every shop knows (domain/browse/catalog/attribute-keys.ts), or one that a feed brought. */
const isAttributeKey = (key: AnyPgColumn) =>
  sql`(${oneOf(key, attributeKeys)} or ${key} ~ '^attr_[a-z0-9][a-z0-9_]{0,39}$')`

/**
 * What a store says of an attribute: its name (null: the usual one), whether it is a filter, and its place. Those that
 * feeds bring have a row from then on.
 */
export const attribute = pgTable(
  'attribute',
  {
    country: ofCountry(),
    key: text().notNull(),
    name: text(),
    isFilter: boolean('is_filter').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.key] }), check('attribute_key', isAttributeKey(table.key))],
)

export const productAttribute = pgTable(
  'product_attribute',
  {
    country: sameCountry(),
    sku: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sku, table.key, table.value] }),
    foreignKey({ columns: [table.country, table.sku], foreignColumns: [product.country, product.sku] }).onDelete(
      'cascade',
    ),
    index('product_attribute_by_value').on(table.country, table.key, table.value, table.sku),
    check('product_attribute_key', isAttributeKey(table.key)),
  ],
)
