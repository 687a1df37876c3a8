import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { firstPage, withPage, type Selection } from '#domain/browse/catalog/address/selection.ts'

/** What can be opened as a part of the page: the filters, or the order. */
const panels = ['filtros', 'orden'] as const
export type Panel = (typeof panels)[number]

/** The panel's place in the page: the address leads right to it. */
export const panelId = 'panel'

export function panelIn(search: string): Panel | undefined {
  const asked = new URLSearchParams(search).get('panel')
  return panels.find((panel) => panel === asked)
}

/** The list with a panel open, as an address: for those whose scripts do not run. */
export function panelAddress(selection: Selection, panel: Panel): string {
  const address = writeAddress(withPage(selection, firstPage))
  return `${address}${address.includes('?') ? '&' : '?'}panel=${panel}#${panelId}`
}
