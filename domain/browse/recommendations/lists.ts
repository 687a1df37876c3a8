import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The name of a list where it is stored and tracked, including lists a retailer makes up. */
export const listName = /^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/

/** What most people buy; also shown where a search found nothing. */
export const bestSellers = 'mas-vendidos'

/** On a product's page, in this order. */
const listsOfProduct = ['related', 'bought-together', 'same-brand'] as const
/** On the home page, in this order. */
const listsOfHome = [bestSellers, 'recien-llegados', 'completa-tu-compra'] as const

/** The list that completes a look with a product; requested by name and computed by a rule (`look.ts`). */
export const lookList = 'look'

export const maxListItems = 12

/** The lists a call means: the named one, else those of the product, else those of the home page (OP-039). */
export function listsFor({ sku, list }: { sku?: string | undefined; list?: string | undefined }): readonly string[] {
  if (list !== undefined) return [list]
  return sku === undefined ? listsOfHome : listsOfProduct
}

const titles: Readonly<Record<string, string>> = {
  related: 'También te puede gustar',
  'bought-together': 'Comprados juntos',
  [bestSellers]: 'Los más vendidos',
  'recien-llegados': 'Recién llegados',
}

/** The title of a slider; an unknown list is titled by its own name. */
export function titleOfList(list: string, { country, brand }: { country: OpenCountry; brand?: string }): string {
  if (list === 'same-brand') return brand ? `Más de ${brand}` : 'De la misma marca'
  if (list === lookList) return country === 'ar' ? 'Completá el look' : 'Completa tu look'
  if (list === 'completa-tu-compra') return country === 'ar' ? 'Completá tu compra' : 'Completa tu compra'
  const words = list.replaceAll('-', ' ')
  return titles[list] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
