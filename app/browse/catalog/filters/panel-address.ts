import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import { firstPage, withPage, type Selection } from '#domain/browse/catalog/address/selection.ts'

/** The panels that can be opened within the page: filters or sorting. */
const panels = ['filtros', 'orden'] as const
export type Panel = (typeof panels)[number]

/** The panel's element id; the address links to it. */
export const panelId = 'panel'

export function panelIn(search: string): Panel | undefined {
  const requested = new URLSearchParams(search).get('panel')
  return panels.find((panel) => panel === requested)
}

/** The address of the list with a panel open, for pages without scripts. */
export function panelAddress(selection: Selection, panel: Panel): string {
  const address = writeAddress(withPage(selection, firstPage))
  return `${address}${address.includes('?') ? '&' : '?'}panel=${panel}#${panelId}`
}
