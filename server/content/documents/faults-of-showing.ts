import type { Handle } from '#db/connection/handle.ts'
import { faultsBeforePublishing } from '#domain/content/documents/before-publishing.ts'
import type { DocumentFault } from '#domain/content/documents/fault.ts'
import type { PlacedLink } from '#domain/content/documents/field-reader.ts'
import type { Body, ReadDocument } from '#domain/content/documents/read-document.ts'
import { faultsOfLinks } from '#server/content/pages/link-check.ts'
import type { Document } from './versions.ts'

async function deadLinks(tx: Handle, document: Document, links: readonly PlacedLink[]): Promise<DocumentFault[]> {
  const dead = await faultsOfLinks(
    tx,
    document.country,
    links.map(({ link }) => link),
  )
  return links.flatMap(({ place, link }) => {
    const what = dead.get(link)
    return what ? [{ place: `${place}:`, what }] : []
  })
}

/** What a document that can be read would show wrongly: a link to nothing, a page without a picture. */
export async function faultsOfShowing(
  db: Handle,
  document: Document,
  { body, links }: Pick<ReadDocument<Body>, 'body' | 'links'>,
): Promise<DocumentFault[]> {
  return [...faultsBeforePublishing(document.name, body), ...(await deadLinks(db, document, links))]
}
