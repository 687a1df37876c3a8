import { createContext, use } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { catalogWords, type CatalogWords } from '#app/platform/texts/catalog-words.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'

/** `keepsFocus`: the choice stays on screen, and whoever made it goes on from there. */
export type ChooseOptions = { replace?: boolean; keepsFocus?: boolean }

/** The list on screen: what was chosen, what the shop answered, and how to choose something else. */
export type Listing = {
  selection: Selection
  answer: CatalogPage
  /** The place the answer was given for (GEO-05). */
  answeredFor: string | undefined
  /** Chosen, and on its way. */
  pending: Selection | undefined
  /** What was chosen last, on screen or on its way: whatever is chosen next builds on it. */
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
