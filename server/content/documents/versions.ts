import { and, asc, desc, eq, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { contentDocument, contentShown, contentVersion } from '#db/schema/content.ts'
import { writeDocumentName, type DocumentName } from '#domain/content/documents/document-name.ts'
import { versionAt, type VersionState } from '#domain/content/documents/version-now.ts'
import type { Body } from '#domain/content/documents/read-document.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { readShown, writeShown } from './shown-documents.ts'

export type Document = { country: OpenCountry; name: DocumentName }

/** Who wrote what is from before there were versions. */
export const beforeVersions = 'before versions'

/** So many versions of a document are kept; of texts all, because customers agreed to them. */
const keptVersions = 50

const isDocument = ({ country, name }: Document) =>
  and(eq(contentDocument.country, country), eq(contentDocument.name, writeDocumentName(name)))
export const isOfDocument = ({ country, name }: Document) =>
  and(eq(contentVersion.country, country), eq(contentVersion.name, writeDocumentName(name)))

/** Operators who write the content of a store wait for each other; readers do not. */
export const lockContent = (tx: Handle, country: OpenCountry) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: content'), hashtext(${country}))`)

export type StoredVersion = typeof contentVersion.$inferSelect

export const versionsOf = (db: Handle, document: Document): Promise<StoredVersion[]> =>
  db.select().from(contentVersion).where(isOfDocument(document)).orderBy(asc(contentVersion.version))

type NewVersion = {
  state: VersionState
  body: Body
  by: string
  at: Date
  validFrom?: Date | null | undefined
  validUntil?: Date | null | undefined
}

/** Adds a version and returns its number. */
export async function addVersion(tx: Handle, document: Document, version: NewVersion): Promise<number> {
  const { state, body, by, at, validFrom = null, validUntil = null } = version
  const [row] = await tx
    .update(contentDocument)
    .set({ lastVersion: sql`${contentDocument.lastVersion} + 1` })
    .where(isDocument(document))
    .returning({ version: contentDocument.lastVersion })
  const name = writeDocumentName(document.name)
  const isPublished = state === 'published'
  await tx.insert(contentVersion).values({
    country: document.country,
    name,
    version: row!.version,
    state,
    body,
    validFrom,
    validUntil,
    writtenBy: by,
    writtenAt: at,
    publishedBy: isPublished ? by : null,
    publishedAt: isPublished ? at : null,
  })
  return row!.version
}

async function recordShown(tx: Handle, { country, name }: Document, version: number | null, now: Date): Promise<void> {
  const key = writeDocumentName(name)
  const isOpen = and(eq(contentShown.country, country), eq(contentShown.name, key), isNull(contentShown.shownUntil))
  await tx.update(contentShown).set({ shownUntil: now }).where(isOpen)
  if (version !== null) await tx.insert(contentShown).values({ country, name: key, version, shownFrom: now })
  await tx.update(contentDocument).set({ shownVersion: version }).where(isDocument({ country, name }))
}

/**
 * The document's row, locked. What is shown without a version (content from before there were versions, of a seed) becomes
 * its first one, so that it can be rolled back to.
 */
export async function openDocument(tx: Handle, document: Document, acting: Acting) {
  await lockContent(tx, document.country)
  const read = () => tx.select().from(contentDocument).where(isDocument(document)).for('update')
  const [known] = await read()
  if (known) return known
  const { country, name } = document
  await tx.insert(contentDocument).values({ country, name: writeDocumentName(name), lastVersion: 0 })
  const shown = await readShown(tx, country, name)
  if (shown) {
    const at = shown.since ?? acting.now
    const version = await addVersion(tx, document, { state: 'published', body: shown.body, by: beforeVersions, at })
    await recordShown(tx, document, version, at)
  }
  return (await read())[0]!
}

/** Shows what is valid at `now`; returns the number of a version that was not shown before, and null where nothing is. */
export async function showValid(tx: Handle, document: Document, now: Date): Promise<number | null | undefined> {
  const [row] = await tx.select().from(contentDocument).where(isDocument(document)).for('update')
  const versions = await versionsOf(tx, document)
  const valid = versionAt(versions, now)
  const version = valid?.version ?? null
  if (!row || row.shownVersion === version) return undefined
  if (!valid && document.name.kind === 'text')
    throw new OperatorRefusal(
      `${document.name.key} would be gone: a text that pages link to is replaced, not taken away.`,
    )
  await writeShown(tx, { ...document, now }, (valid?.body ?? null) as Body | null)
  await recordShown(tx, document, version, now)
  return version
}

/** Writes the version of what an operator just changed in place (page set, menu set). */
export async function recordChange(tx: Handle, document: Document, acting: Acting): Promise<void> {
  const shown = await readShown(tx, document.country, document.name)
  const versions = await versionsOf(tx, document)
  // What ends sooner or is taken back must not bring back what was changed over.
  if (shown) {
    const { actor: by, now: at } = acting
    const version = await addVersion(tx, document, { state: 'published', body: shown.body, by, at })
    await recordShown(tx, document, version, at)
  } else {
    for (const { version, state } of versions)
      if (state === 'published') await setState(tx, document, version, 'rolled_back')
    await recordShown(tx, document, null, acting.now)
  }
  await prune(tx, document)
}

export const setState = (tx: Handle, document: Document, version: number, state: VersionState) =>
  tx
    .update(contentVersion)
    .set({ state })
    .where(and(isOfDocument(document), eq(contentVersion.version, version)))

/** Old versions go, of everything but texts. */
export async function prune(tx: Handle, document: Document): Promise<void> {
  if (document.name.kind === 'text') return
  const oldest = tx
    .select({ version: contentVersion.version })
    .from(contentVersion)
    .where(isOfDocument(document))
    .orderBy(desc(contentVersion.version))
    .offset(keptVersions)
  await tx
    .delete(contentVersion)
    .where(
      and(
        isOfDocument(document),
        sql`${contentVersion.version} in ${oldest}`,
        sql`${contentVersion.version} is distinct from (select ${contentDocument.shownVersion} from ${contentDocument} where ${isDocument(document)})`,
      ),
    )
}
