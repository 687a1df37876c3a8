import { create } from 'zustand'

/**
 * The skus of the customer's favourites, for the button on every card. The wishlist itself is in the query client; the
 * code that syncs them (app/customers/favourites/sync-favourites.ts) loads later, so that no first screen includes it.
 */
export const useFavourites = create<ReadonlySet<string>>(() => new Set())
