import { createContext, use } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { catalogWords, type CatalogWords } from '#app/platform/texts/catalog-words.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'

/** `keepsFocus`: the control stays on screen and keeps the focus. */
export type ChooseOptions = { replace?: boolean; keepsFocus?: boolean }

/** The list on screen: the selection, the shop's answer, and how to change the selection. */
export type Listing = {
  selection: Selection
  answer: CatalogPage
  /** The place (city and region) the answer is for (GEO-05). */
  answeredFor: string | undefined
  /** The selection whose answer is being fetched. */
  pending: Selection | undefined
  /** The latest selection, shown or pending; the next choice builds on it. */
  chosen: Selection
  choose(next: Selection, options?: ChooseOptions): void
}

export const ListingContext = createContext<Listing | undefined>(undefined)

export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('Used outside of a list')
  return listing
}

export function useCatalogWords(): CatalogWords {
  return catalogWords(useCountry().country)
}
