import { assetNames, type HomePromise, type SocialNetwork } from '#domain/platform/brand/brand.ts'
import type { Fonts } from '#domain/platform/brand/fonts.ts'
import { marks } from '#domain/platform/brand/marks.ts'
import type { Palette } from '#domain/platform/brand/palette.ts'
import { sql } from '../connection/drizzle.ts'
import { check, customType, integer, jsonb, pgTable, text } from '../connection/pg-core.ts'
import { instant, oneOf } from './columns.ts'
import { ofCountry } from './store.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who the shop is: one row. The table `brand` holds the brands of its products. */
export const shopBrand = pgTable(
  'shop_brand',
  {
    id: integer().primaryKey().default(1),
    key: text().notNull(),
    formerKeys: text('former_keys').array().notNull().default([]),
    name: text().notNull(),
    wordmark: text().notNull(),
    mark: text().$type<(typeof marks)[number]>().notNull(),
    /** The colours that differ from the style sheet's. */
    palette: jsonb().$type<Partial<Palette>>().notNull().default({}),
    fonts: jsonb().$type<Partial<Fonts>>().notNull().default({}),
    social: jsonb().$type<Partial<Record<SocialNetwork, string>>>().notNull().default({}),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('shop_brand_only', sql`${table.id} = 1`),
    check('shop_brand_key', sql`${table.key} ~ '^[a-z][a-z0-9]{1,19}$'`),
    check('shop_brand_mark', oneOf(table.mark, marks)),
  ],
)

/** What the shop says of itself in one store, and who sells there. Null: not said yet. */
export const storeBrand = pgTable('store_brand', {
  country: ofCountry().primaryKey(),
  slogan: text(),
  description: text(),
  headline: text(),
  promises: jsonb().$type<HomePromise[]>(),
  brandsTitle: text('brands_title'),
  newsletterTitle: text('newsletter_title'),
  mailFrom: text('mail_from'),
  contactEmail: text('contact_email'),
  company: text(),
  taxId: text('tax_id'),
  address: text(),
  hours: text(),
})

/** The logo and what is made from it. Small files: every node keeps them in memory. */
export const brandAsset = pgTable(
  'brand_asset',
  {
    name: text().$type<(typeof assetNames)[number]>().primaryKey(),
    type: text().notNull(),
    hash: text().notNull(),
    /** Of the logo, so that a page keeps its place. */
    size: jsonb().$type<{ width: number; height: number }>(),
    bytes: bytes().notNull(),
  },
  (table) => [
    check('brand_asset_name', oneOf(table.name, assetNames)),
    check('brand_asset_size', sql`octet_length(${table.bytes}) between 1 and 1048576`),
  ],
)
