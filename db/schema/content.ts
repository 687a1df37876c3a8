import { sql } from '../connection/drizzle.ts'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from '../connection/pg-core.ts'
import { bannerZones, homeKeys, menus } from '#domain/content/pages/places-of-content.ts'
import { versionStates } from '#domain/content/documents/version-now.ts'
import { instant, longSerialId, oneOf, serialId } from './columns.ts'
import { ofCountry, sameCountry } from './store.ts'

export type SeoTexts = { pageTitle?: string; description?: string; canonical?: string }
export type Landing = { title: string; html: string; image: string }

export const homePage = pgTable(
  'home_page',
  {
    country: ofCountry(),
    key: text({ enum: homeKeys }).notNull(),
    seo: jsonb().$type<SeoTexts>().notNull(),
    cols: integer().notNull(),
    rows: integer().notNull(),
    positions: jsonb().$type<number[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.key] }),
    check('home_page_key', oneOf(table.key, homeKeys)),
    check('home_page_grid', sql`${table.cols} > 0 and ${table.rows} > 0`),
  ],
)

export const homeItem = pgTable(
  'home_item',
  {
    id: serialId('id'),
    country: sameCountry(),
    key: text({ enum: homeKeys }).notNull(),
    name: text().notNull(),
    position: integer().notNull(),
    imageUrl: text('image_url').notNull(),
    apiUrl: text('api_url').notNull(),
    desktopUrl: text('desktop_url').notNull(),
    link: text().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.country, table.key], foreignColumns: [homePage.country, homePage.key] }),
    unique('home_item_place').on(table.country, table.key, table.position),
  ],
)

/** `key_or_path` is the home page or catalogue path it is shown on. */
export const banner = pgTable(
  'banner',
  {
    id: serialId('id'),
    country: ofCountry(),
    zone: text({ enum: bannerZones }).notNull(),
    keyOrPath: text('key_or_path').notNull(),
    imageUrl: text('image_url').notNull(),
    link: text().notNull(),
    alt: text().notNull(),
    couponCode: text('coupon_code'),
    /** The point that every crop of the picture keeps, in percent from the left and the top. */
    focusX: integer('focus_x'),
    focusY: integer('focus_y'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    position: integer().notNull(),
  },
  (table) => [
    index().on(table.country, table.zone, table.keyOrPath),
    check('banner_zone', oneOf(table.zone, bannerZones)),
    check('banner_dates', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'banner_focus',
      sql`(${table.focusX} is null) = (${table.focusY} is null) and ${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`,
    ),
  ],
)

/** An entry is identified by its label, within its menu and parent (HOME-07). */
export const menuItem = pgTable(
  'menu_item',
  {
    id: serialId('id'),
    country: ofCountry(),
    menu: text({ enum: menus }).notNull(),
    parentId: integer('parent_id'),
    label: text().notNull(),
    desktopUrl: text('desktop_url').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('menu_item_of_menu').on(table.country, table.menu, table.id),
    // A child belongs to the menu and store of its parent.
    foreignKey({
      columns: [table.country, table.menu, table.parentId],
      foreignColumns: [table.country, table.menu, table.id],
    }),
    unique('menu_item_label').on(table.country, table.menu, table.parentId, table.label).nullsNotDistinct(),
    index().on(table.parentId),
    check('menu_item_menu', oneOf(table.menu, menus)),
  ],
)

export const staticPage = pgTable(
  'static_page',
  {
    country: ofCountry(),
    path: text().notNull(),
    title: text().notNull(),
    /** The filters of the page, as a catalogue request would carry them. */
    filters: jsonb().$type<Record<string, string>>().notNull(),
    bannerMenu: jsonb('banner_menu').$type<{ label: string; link: string }[]>(),
    styles: jsonb().$type<Record<string, string>>(),
    landing: jsonb().$type<Landing>(),
    couponCode: text('coupon_code'),
    seo: jsonb().$type<SeoTexts>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.path] }),
    check('static_page_path', sql`${table.path} ~ '^/([a-z0-9-]+/)+$'`),
  ],
)

export const seoSettings = pgTable(
  'seo_settings',
  {
    country: ofCountry(),
    path: text().notNull(),
    pageTitle: text('page_title').notNull(),
    description: text().notNull(),
    canonical: text(),
  },
  (table) => [primaryKey({ columns: [table.country, table.path] })],
)

export const helpArticle = pgTable(
  'help_article',
  {
    id: serialId('id'),
    country: ofCountry(),
    section: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [unique('help_article_place').on(table.country, table.position)],
)

export const cmsContent = pgTable(
  'cms_content',
  {
    country: ofCountry(),
    key: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.key] })],
)

/**
 * A piece of content with its versions: a menu, a home page, a text (domain/content/documents). The tables above hold what
 * is shown now; `shown_version` says which version that is.
 */
export const contentDocument = pgTable(
  'content_document',
  {
    country: ofCountry(),
    name: text().notNull(),
    /** Numbers are given once. */
    lastVersion: integer('last_version').notNull(),
    shownVersion: integer('shown_version'),
  },
  (table) => [primaryKey({ columns: [table.country, table.name] })],
)

export const contentVersion = pgTable(
  'content_version',
  {
    country: sameCountry(),
    name: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: versionStates }).notNull(),
    body: jsonb().notNull(),
    /** When it may be shown; without one from its publication on, and until another is. */
    validFrom: instant('valid_from'),
    validUntil: instant('valid_until'),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
    publishedBy: text('published_by'),
    publishedAt: instant('published_at'),
    /** Of a draft: who asked for a review, and who sent it back; what was sent back stays said until it is sent again. */
    sentBy: text('sent_by'),
    sentAt: instant('sent_at'),
    sentNote: text('sent_note'),
    returnedBy: text('returned_by'),
    returnedAt: instant('returned_at'),
    returnReason: text('return_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.name, table.version] }),
    foreignKey({
      columns: [table.country, table.name],
      foreignColumns: [contentDocument.country, contentDocument.name],
    }),
    uniqueIndex('content_version_draft')
      .on(table.country, table.name)
      .where(sql`${table.state} = 'draft'`),
    check('content_version_state', oneOf(table.state, versionStates)),
    check('content_version_dates', sql`${table.validFrom} < ${table.validUntil}`),
    check('content_version_sent', sql`(${table.sentBy} is null) = (${table.sentAt} is null)`),
    check('content_version_returned', sql`(${table.returnedBy} is null) = (${table.returnedAt} is null)`),
  ],
)

/** Whether a second person publishes what one wrote; without a row one person may do both. */
export const contentRule = pgTable('content_rule', {
  country: ofCountry().primaryKey(),
  needsSecondPerson: boolean('needs_second_person').notNull(),
})

/** When each version was shown: what a customer who agreed to a text has read. */
export const contentShown = pgTable(
  'content_shown',
  {
    id: longSerialId('id'),
    country: sameCountry(),
    name: text().notNull(),
    version: integer().notNull(),
    shownFrom: instant('shown_from').notNull(),
    shownUntil: instant('shown_until'),
  },
  (table) => [
    foreignKey({
      columns: [table.country, table.name, table.version],
      foreignColumns: [contentVersion.country, contentVersion.name, contentVersion.version],
    }).onDelete('cascade'),
    index().on(table.country, table.name, table.version),
  ],
)
