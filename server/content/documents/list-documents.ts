import { and, asc, desc, eq, gt, isNull, lte, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { banner, contentDocument, contentShown, contentVersion, staticPage } from '#db/schema/content.ts'
import { readDocumentName, textKeys, writeDocumentName } from '#domain/content/documents/document-name.ts'
import { reviewState, type ReviewState } from '#domain/content/documents/review.ts'
import { homeKeys, menus } from '#domain/content/pages/places-of-content.ts'
import type { Body } from '#domain/content/documents/read-document.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readShown } from './shown-documents.ts'
import { beforeVersions, isOfDocument, versionsOf, type Document, type StoredVersion } from './versions.ts'

export type DocumentReview = { state: ReviewState; by: string; at: Date; note: string | null }

/** Who asked for the review of a draft, or who sent it back and why. */
export function reviewOf(draft: StoredVersion | undefined): DocumentReview | null {
  const state = draft && reviewState(draft)
  if (!state) return null
  return state === 'in_review'
    ? { state, by: draft.sentBy!, at: draft.sentAt!, note: draft.sentNote }
    : { state, by: draft.returnedBy!, at: draft.returnedAt!, note: draft.returnReason }
}

export type ListedDocument = {
  document: string
  /** What is shown: its version, null where it is from before there were versions; undefined: nothing is. */
  shown: number | null | undefined
  draft: number | null
  /** A draft that somebody was asked to look at, or that was sent back. */
  review: DocumentReview | null
  /** The next version that begins by itself. */
  next: { version: number; from: Date } | null
  /** Who changed it last. */
  last: { by: string; at: Date } | null
}

async function namesOf(db: Handle, country: OpenCountry): Promise<string[]> {
  const pages = await db
    .select({ path: staticPage.path })
    .from(staticPage)
    .where(eq(staticPage.country, country))
    .orderBy(asc(staticPage.path))
  const lists = await db
    .select({ path: banner.keyOrPath })
    .from(banner)
    .where(and(eq(banner.country, country), eq(banner.zone, 'catalog')))
    .groupBy(banner.keyOrPath)
    .orderBy(asc(banner.keyOrPath))
  const known = await db
    .select({ name: contentDocument.name })
    .from(contentDocument)
    .where(eq(contentDocument.country, country))
    .orderBy(asc(contentDocument.name))
  return [
    ...new Set([
      ...menus.map((menu) => `menu/${menu}`),
      ...homeKeys.map((key) => `home/${key}`),
      ...textKeys.map((key) => `text/${key}`),
      'help',
      ...pages.map(({ path }) => writeDocumentName({ kind: 'page', path })),
      ...lists.map(({ path }) => writeDocumentName({ kind: 'banners', path })),
      ...known.map(({ name }) => name),
    ]),
  ]
}

/** Every document of a store, those that nothing was written of too. */
export async function listDocuments(db: Handle, country: OpenCountry, now: Date): Promise<ListedDocument[]> {
  const documents = await db.select().from(contentDocument).where(eq(contentDocument.country, country))
  const waiting = await db
    .select()
    .from(contentVersion)
    .where(
      and(
        eq(contentVersion.country, country),
        or(
          eq(contentVersion.state, 'draft'),
          and(eq(contentVersion.state, 'published'), gt(contentVersion.validFrom, now)),
        ),
      ),
    )
    .orderBy(asc(contentVersion.validFrom))
  const { rows: lasts } = await db.execute<{ name: string; by: string; at: Date | string }>(sql`
    select distinct on (name) name, coalesce(published_by, written_by) as by, coalesce(published_at, written_at) as at
    from content_version where country = ${country} order by name, version desc`)
  return Promise.all(
    (await namesOf(db, country)).map(async (document) => {
      const known = documents.find(({ name }) => name === document)
      const last = lasts.find(({ name }) => name === document)
      const own = waiting.filter(({ name }) => name === document)
      const next = own.find(({ state }) => state === 'published')
      const isShown = known
        ? known.shownVersion !== null
        : (await readShown(db, country, readDocumentName(document)!)) !== null
      const draft = own.find(({ state }) => state === 'draft')
      return {
        document,
        shown: isShown ? (known?.shownVersion ?? null) : undefined,
        draft: draft?.version ?? null,
        review: reviewOf(draft),
        next: next ? { version: next.version, from: next.validFrom! } : null,
        last: last && last.by !== beforeVersions ? { by: last.by, at: new Date(last.at) } : null,
      }
    }),
  )
}

export type ShownDocument = { document: string; version: number | null; body: Body }

/**
 * A document as `content draft` takes it: the draft if there is one, else what is shown; one version; or what was shown at
 * a moment.
 */
export async function showDocument(
  db: Handle,
  { version, at, ...document }: Document & { version?: number | undefined; at?: Date | undefined },
): Promise<ShownDocument> {
  const name = writeDocumentName(document.name)
  const versions = await versionsOf(db, document)
  const found = (row: StoredVersion) => ({ document: name, version: row.version, body: row.body as Body })
  if (version !== undefined) {
    const row = versions.find((each) => each.version === version)
    if (row) return found(row)
    throw new OperatorRefusal(`${document.country} ${name} has no version ${version}.`)
  }
  if (at) {
    const [shown] = await db
      .select({ version: contentShown.version })
      .from(contentShown)
      .where(
        and(
          eq(contentShown.country, document.country),
          eq(contentShown.name, name),
          lte(contentShown.shownFrom, at),
          or(isNull(contentShown.shownUntil), gt(contentShown.shownUntil, at)),
        ),
      )
      .orderBy(desc(contentShown.id))
      .limit(1)
    const row = versions.find((each) => each.version === shown?.version)
    if (row) return found(row)
    if (versions.length > 0)
      throw new OperatorRefusal(`Nothing is known of ${document.country} ${name} at that moment.`)
  }
  const draft = versions.find(({ state }) => state === 'draft')
  if (draft && !at) return found(draft)
  const shown = await readShown(db, document.country, document.name)
  if (!shown) throw new OperatorRefusal(`${document.country} ${name} has nothing written yet: content draft writes it.`)
  return { document: name, version: versions.at(-1)?.version ?? null, body: shown.body }
}

const columns = {
  version: contentVersion.version,
  state: contentVersion.state,
  validFrom: contentVersion.validFrom,
  validUntil: contentVersion.validUntil,
  writtenBy: contentVersion.writtenBy,
  writtenAt: contentVersion.writtenAt,
  publishedBy: contentVersion.publishedBy,
  publishedAt: contentVersion.publishedAt,
}

export type HistoryRow = Pick<StoredVersion, keyof typeof columns> & {
  shown: { from: string; until: string | null }[]
}

/** The versions of a document, the last first, each with when it was shown. */
export async function historyOf(db: Handle, document: Document): Promise<HistoryRow[]> {
  return db
    .select({
      ...columns,
      shown: sql<
        HistoryRow['shown']
      >`coalesce((select json_agg(json_build_object('from', s.shown_from, 'until', s.shown_until) order by s.id)
        from content_shown s where s.country = content_version.country and s.name = content_version.name
          and s.version = content_version.version), '[]')`,
    })
    .from(contentVersion)
    .where(isOfDocument(document))
    .orderBy(desc(contentVersion.version))
}
