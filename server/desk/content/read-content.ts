import type { OpenedContent } from '#contract/desk/content.ts'
import type { Handle } from '#db/connection/handle.ts'
import { readDocumentName, writeDocumentName } from '#domain/content/documents/document-name.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { historyOf, reviewOf, type DocumentReview } from '#server/content/documents/list-documents.ts'
import { needsSecondPerson } from '#server/content/documents/review-drafts.ts'
import { readShown } from '#server/content/documents/shown-documents.ts'
import { versionsOf, type Document } from '#server/content/documents/versions.ts'
import { actsOn } from '#server/platform/audit/audit.ts'

/** The document that a call names; a name that is none is not there. */
export function documentOf({ country, document }: { country: OpenCountry; document: string }): Document {
  const name = readDocumentName(document)
  if (!name) throw new DeskError('not_found')
  return { country, name }
}

/** Why each version was written or, said later, published. */
async function reasonsOf(db: Handle, { country, name }: Document): Promise<ReadonlyMap<number, string>> {
  const reasons = new Map<number, string>()
  for (const { subject, reason } of await actsOn(db, `${country} ${writeDocumentName(name)}`)) {
    const version = /: version (\d{1,9})/.exec(subject)?.[1]
    if (version !== undefined && reason) reasons.set(Number(version), reason)
  }
  return reasons
}

/** A review as it travels. */
export const wireReview = (review: DocumentReview | null) => review && { ...review, at: review.at.toISOString() }

const iso = (date: Date | null) => date?.toISOString() ?? null

/** A document as the desk edits it. */
export async function readOpened(db: Handle, document: Document): Promise<OpenedContent> {
  const versions = await versionsOf(db, document)
  const draft = versions.find(({ state }) => state === 'draft')
  const shown = await readShown(db, document.country, document.name)
  const reasons = await reasonsOf(db, document)
  const history = await historyOf(db, document)
  return {
    country: document.country,
    document: writeDocumentName(document.name),
    base: versions.at(-1)?.version ?? 0,
    body: draft?.body ?? shown?.body ?? null,
    isDraft: draft !== undefined,
    review: wireReview(reviewOf(draft)),
    draftBy: draft?.writtenBy ?? null,
    needsSecondPerson: await needsSecondPerson(db, document.country),
    shownBody: shown?.body ?? null,
    versions: history.map(({ writtenAt, publishedAt, validFrom, validUntil, shown: times, ...version }) => ({
      ...version,
      writtenAt: writtenAt.toISOString(),
      publishedAt: iso(publishedAt),
      validFrom: iso(validFrom),
      validUntil: iso(validUntil),
      reason: reasons.get(version.version) ?? null,
      shown: times.map(({ from, until }) => ({
        from: new Date(from).toISOString(),
        until: until === null ? null : new Date(until).toISOString(),
      })),
    })),
  }
}
