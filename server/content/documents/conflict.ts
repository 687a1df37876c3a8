import { writeDocumentName } from '#domain/content/documents/document-name.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { DocumentChanged } from './document-refusal.ts'
import { beforeVersions, type Document, type StoredVersion } from './versions.ts'

export const called = ({ country, name }: Document) => `${country} ${writeDocumentName(name)}`

/** Refuses to write over what another operator wrote since `base` was read. */
export function refuseConflict(document: Document, versions: readonly StoredVersion[], base: number | undefined): void {
  const last = versions.at(-1)
  if (base === undefined || (last?.version ?? 0) === base) return
  // What was shown before there were versions was read without a number.
  if (base === 0 && last!.version === 1 && last!.writtenBy === beforeVersions) return
  const by = last ? ` by ${last.writtenBy} on ${last.writtenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` : ''
  throw new DocumentChanged(
    `${called(document)} was changed in between: version ${last?.version ?? 0}${by}, and you started from ${base}. Read it again.`,
    last && { version: last.version, by: last.publishedBy ?? last.writtenBy, at: last.publishedAt ?? last.writtenAt },
  )
}

export function draftOf(document: Document, versions: readonly StoredVersion[]): StoredVersion {
  const draft = versions.find(({ state }) => state === 'draft')
  if (draft) return draft
  throw new OperatorRefusal(`${called(document)} has no draft: content draft writes one.`, 'Ya no hay borrador.')
}
