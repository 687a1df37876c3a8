import type { DocumentName } from './document-name.ts'
import type { DocumentFault } from './fault.ts'
import type { Body, HomeBody } from './read-document.ts'

/** What may be drafted and not shown: a page that would be empty. */
export function faultsBeforePublishing({ kind }: DocumentName, body: Body): DocumentFault[] {
  if (kind !== 'home') return []
  const { top, central, bottom, tiles } = body as HomeBody
  if (top.length + central.length + bottom.length + tiles.length > 0) return []
  const what = {
    en: 'has no picture: a home page needs a banner or a tile',
    es: 'no tiene ninguna imagen: una portada necesita al menos un banner o un mosaico',
  }
  return [{ place: 'home', what }]
}
