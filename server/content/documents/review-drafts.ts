import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { contentRule, contentVersion } from '#db/schema/content.ts'
import { writeDocumentName } from '#domain/content/documents/document-name.ts'
import { publicationRefusal, reviewState } from '#domain/content/documents/review.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { notifyStaff } from '#server/platform/notices/notify-staff.ts'
import { called, draftOf, refuseConflict } from './conflict.ts'
import { DocumentRefusal } from './document-refusal.ts'
import { faultsOfShowing } from './faults-of-showing.ts'
import { readBody } from './shown-documents.ts'
import { isOfDocument, lockContent, openDocument, versionsOf, type Document, type StoredVersion } from './versions.ts'

/** Whether a store wants a second person to publish. */
export async function needsSecondPerson(db: Handle, country: OpenCountry): Promise<boolean> {
  const [row] = await db.select().from(contentRule).where(eq(contentRule.country, country))
  return row?.needsSecondPerson ?? false
}

/** Says whether a second person publishes; `was`: what the person saw. */
export async function setContentRule(
  db: Handle,
  { country, was, isNeeded }: { country: OpenCountry; was: boolean; isNeeded: boolean },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockContent(tx, country)
    if ((await needsSecondPerson(tx, country)) !== was)
      throw new OperatorRefusal('The rule was changed in between.', 'Mientras tanto alguien cambió esta regla.')
    if (was === isNeeded) return
    const values = { country, needsSecondPerson: isNeeded }
    await tx
      .insert(contentRule)
      .values(values)
      .onConflictDoUpdate({ target: contentRule.country, set: { needsSecondPerson: isNeeded } })
    await writeAudit(tx, acting, 'content-rule', `${country}: ${isNeeded ? 'two people' : 'one person'}`, {
      country,
      before: { needsSecondPerson: was },
      after: { needsSecondPerson: isNeeded },
    })
  })
}

/** Refuses to publish what one wrote oneself, where the store wants two people. */
export async function refuseAlone(
  tx: Handle,
  document: Document,
  draft: StoredVersion,
  { actor }: Acting,
): Promise<void> {
  if (!(await needsSecondPerson(tx, document.country))) return
  const refusal = publicationRefusal(draft, actor)
  if (refusal === 'own')
    throw new OperatorRefusal(
      `${called(document)}: who wrote it does not publish it in this store.`,
      'Lo escribiste vos: en esta tienda lo publica otra persona.',
    )
  if (refusal === 'not_sent')
    throw new OperatorRefusal(
      `${called(document)}: it was not sent for review.`,
      'En esta tienda se publica después de una revisión, y este borrador no espera ninguna.',
    )
}

const isVersion = (document: Document, version: number) =>
  and(isOfDocument(document), eq(contentVersion.version, version))

/** What was sent back stays said on the next draft, until that is sent for review. */
export async function keepReturn(
  tx: Handle,
  document: Document,
  { returnedBy, returnedAt, returnReason }: StoredVersion,
  version: number,
): Promise<void> {
  if (!returnedAt) return
  await tx.update(contentVersion).set({ returnedBy, returnedAt, returnReason }).where(isVersion(document, version))
}

type Seen = Document & { base: number }

/** The draft that the person saw, locked. */
async function seenDraft(tx: Handle, { base, ...document }: Seen, acting: Acting): Promise<StoredVersion> {
  await openDocument(tx, document, acting)
  const versions = await versionsOf(tx, document)
  refuseConflict(document, versions, base)
  return draftOf(document, versions)
}

/** Asks for a review of the draft. It must be right: a reviewer decides about what it says, not about dead links. */
export async function sendForReview(db: Handle, { base, ...document }: Seen, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { version, body, ...draft } = await seenDraft(tx, { base, ...document }, acting)
    if (reviewState(draft) === 'in_review')
      throw new OperatorRefusal(`${called(document)} waits for its review.`, 'Ya espera revisión.')
    const faults = await faultsOfShowing(tx, document, readBody(document.name, body))
    if (faults.length > 0) throw new DocumentRefusal(faults)
    const { actor, now, reason = null } = acting
    await tx
      .update(contentVersion)
      .set({
        sentBy: actor,
        sentAt: now,
        sentNote: reason,
        returnedBy: null,
        returnedAt: null,
        returnReason: null,
      })
      .where(isVersion(document, version))
    const { country } = document
    await writeAudit(tx, acting, 'content-review', `${called(document)}: version ${version}`, {
      country,
      after: { version },
    })
    await notifyStaff(tx, {
      event: 'content.review',
      country,
      ref: writeDocumentName(document.name),
      amount: null,
      about: `${actor} mandó un borrador a revisión.${reason ? ` «${reason}»` : ''}`,
      data: { version },
      now,
    })
  })
}

/** Gives a draft back to who sent it, with why. */
export async function sendBack(db: Handle, { base, ...document }: Seen, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { version, ...draft } = await seenDraft(tx, { base, ...document }, acting)
    if (reviewState(draft) !== 'in_review')
      throw new OperatorRefusal(`${called(document)} does not wait for a review.`, 'Ya no espera revisión.')
    const { actor, now, reason = null } = acting
    await tx
      .update(contentVersion)
      .set({ returnedBy: actor, returnedAt: now, returnReason: reason })
      .where(isVersion(document, version))
    const { country } = document
    await writeAudit(tx, acting, 'content-send-back', `${called(document)}: version ${version}`, {
      country,
      after: { version },
    })
    await notifyStaff(tx, {
      event: 'content.returned',
      country,
      ref: writeDocumentName(document.name),
      amount: null,
      about: `${actor} devolvió un borrador.${reason ? ` «${reason}»` : ''}`,
      data: { version },
      ...(draft.sentBy?.includes('@') && { also: draft.sentBy }),
      now,
    })
  })
}
