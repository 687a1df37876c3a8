import { and, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { contentVersion } from '#db/schema/content.ts'
import type { Body } from '#domain/content/documents/read-document.ts'
import { versionAt } from '#domain/content/documents/version-now.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { called, draftOf, refuseConflict } from './conflict.ts'
import { DocumentRefusal } from './document-refusal.ts'
import { faultsOfShowing } from './faults-of-showing.ts'
import { keepReturn, refuseAlone } from './review-drafts.ts'
import { readBody } from './shown-documents.ts'
import {
  addVersion,
  isOfDocument,
  openDocument,
  prune,
  setState,
  showValid,
  versionsOf,
  type Document,
  type StoredVersion,
} from './versions.ts'

/** Writes the draft of a document; the one before is replaced. `base`: the last version that its author has seen. */
export async function draftDocument(
  db: Handle,
  { base, value, ...document }: Document & { base?: number | undefined; value: unknown },
  acting: Acting,
): Promise<{ version: number }> {
  const { body } = readBody(document.name, value)
  return inTransaction(db, async (tx) => {
    await openDocument(tx, document, acting)
    const versions = await versionsOf(tx, document)
    refuseConflict(document, versions, base)
    const former = versions.find(({ state }) => state === 'draft')
    await tx.delete(contentVersion).where(and(isOfDocument(document), eq(contentVersion.state, 'draft')))
    const version = await addVersion(tx, document, { state: 'draft', body, by: acting.actor, at: acting.now })
    if (former) await keepReturn(tx, document, former, version)
    const { country } = document
    await writeAudit(tx, acting, 'content-draft', `${called(document)}: version ${version}`, {
      country,
      before: { version: base ?? null },
      after: { version },
    })
    return { version }
  })
}

type Publishing = Document & {
  /** The draft that was looked at; undefined: whichever there is. */
  version?: number | undefined
  from?: Date | undefined
  until?: Date | undefined
  /** Staff at the desk follow the rule of two people; the terminal of the operator does not. */
  by?: 'staff' | 'operator'
}

/** Publishes the draft: shown at once, or from and until a moment. */
export async function publishDocument(
  db: Handle,
  { version, from, until, by = 'operator', ...document }: Publishing,
  acting: Acting,
): Promise<{ version: number; isShown: boolean }> {
  if (from && until && from >= until)
    throw new OperatorRefusal('It must end after it begins.', 'Tiene que terminar después de empezar.')
  if (until && until <= acting.now) throw new OperatorRefusal('The end has passed already.', 'El final ya pasó.')
  return inTransaction(db, async (tx) => {
    await openDocument(tx, document, acting)
    const versions = await versionsOf(tx, document)
    const draft = draftOf(document, versions)
    if (version !== undefined) refuseConflict(document, versions, version)
    if (by === 'staff') await refuseAlone(tx, document, draft, acting)
    const faults = await faultsOfShowing(tx, document, readBody(document.name, draft.body))
    if (faults.length > 0) throw new DocumentRefusal(faults)
    const others = versions.filter(({ state }) => state === 'published')
    if (document.name.kind === 'text' && until && !versionAt(others, until))
      throw new OperatorRefusal(
        `${called(document)}: a text needs another version to be shown when this one ends.`,
        'Un texto necesita otra versión para cuando esta termine.',
      )
    await tx
      .update(contentVersion)
      .set({
        state: 'published',
        publishedBy: acting.actor,
        publishedAt: acting.now,
        validFrom: from ?? null,
        validUntil: until ?? null,
      })
      .where(and(isOfDocument(document), eq(contentVersion.version, draft.version)))
    const before = versionAt(versions, acting.now)?.version ?? null
    const shown = await showValid(tx, document, acting.now)
    const dates = [from && `from ${from.toISOString()}`, until && `until ${until.toISOString()}`].filter(Boolean)
    const subject = [`${called(document)}: version ${draft.version}`, ...dates].join(', ')
    await writeAudit(tx, acting, 'content-publish', subject, {
      country: document.country,
      before: { version: before },
      after: { version: draft.version },
    })
    await prune(tx, document)
    return { version: draft.version, isShown: shown === draft.version }
  })
}

/** Takes the version that is shown back, so that the one before is shown; or shows what version `to` was. */
export async function rollBackDocument(
  db: Handle,
  { to, base, ...document }: Document & { to?: number | undefined; base?: number | undefined },
  acting: Acting,
): Promise<{ version: number | null }> {
  return inTransaction(db, async (tx) => {
    const { shownVersion } = await openDocument(tx, document, acting)
    const versions = await versionsOf(tx, document)
    refuseConflict(document, versions, base)
    if (to === undefined) {
      if (shownVersion === null)
        throw new OperatorRefusal(`Nothing of ${called(document)} is shown.`, 'Ahora no se muestra nada.')
      const rest = versions.filter(({ version }) => version !== shownVersion)
      // A mail without words of the retailer has the shop's.
      if (!versionAt(rest, acting.now) && document.name.kind !== 'mail')
        throw new OperatorRefusal(
          `${called(document)} has no version before ${shownVersion} that could be shown.`,
          `No hay una versión anterior a la ${shownVersion} que se pueda mostrar.`,
        )
      await setState(tx, document, shownVersion, 'rolled_back')
    } else {
      const wanted = versions.find(({ version, state }) => version === to && state !== 'draft')
      if (!wanted) {
        throw new OperatorRefusal(
          `${called(document)} has no version ${to} that was published.`,
          `No hay una versión ${to} publicada.`,
        )
      }
      await addVersion(tx, document, {
        state: 'published',
        body: wanted.body as Body,
        by: acting.actor,
        at: acting.now,
      })
    }
    const version = (await showValid(tx, document, acting.now)) ?? null
    const subject = `${called(document)}: ${shownVersion ?? 'nothing'} back to ${to ?? version ?? 'nothing'}`
    await writeAudit(tx, acting, 'content-rollback', subject, {
      country: document.country,
      before: { version: shownVersion },
      after: { version },
    })
    return { version }
  })
}

/** Throws the draft away. */
export async function discardDraft(
  db: Handle,
  { base, ...document }: Document & { base?: number | undefined },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await openDocument(tx, document, acting)
    refuseConflict(document, await versionsOf(tx, document), base)
    const isDraft = and(isOfDocument(document), eq(contentVersion.state, 'draft'))
    const { rowCount } = await tx.delete(contentVersion).where(isDraft)
    if (rowCount === 0) throw new OperatorRefusal(`${called(document)} has no draft.`, 'Ya no hay borrador.')
    await writeAudit(tx, acting, 'content-discard', called(document), { country: document.country })
  })
}

/** Takes a version back that was published and waits for its day. */
export async function cancelScheduled(
  db: Handle,
  { version, ...document }: Document & { version: number },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await openDocument(tx, document, acting)
    const published = (await versionsOf(tx, document)).filter(({ state }) => state === 'published')
    const isWaiting = ({ validFrom }: StoredVersion) => validFrom !== null && validFrom > acting.now
    if (!published.some((one) => one.version === version && isWaiting(one)))
      throw new OperatorRefusal(
        `${called(document)} has no version ${version} that waits for its day.`,
        `La versión ${version} ya no espera su día.`,
      )
    const rest = published.filter((one) => one.version !== version)
    const leavesGap = rest.some(
      ({ validUntil }) => validUntil && validUntil > acting.now && !versionAt(rest, validUntil),
    )
    if (document.name.kind === 'text' && leavesGap)
      throw new OperatorRefusal(
        `${called(document)}: version ${version} is to be shown when another one ends.`,
        `La versión ${version} es la que se muestra cuando termina otra.`,
      )
    await setState(tx, document, version, 'rolled_back')
    await writeAudit(tx, acting, 'content-cancel', `${called(document)}: version ${version}`, {
      country: document.country,
    })
  })
}
