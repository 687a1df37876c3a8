import { create } from 'zustand'

/**
 * The skus of the customer's favourites, for the heart of every card. The list itself lives in the query client; what
 * follows it there (app/customers/favourites/follow-wishlist.ts) comes after the page, so that no first screen carries it.
 */
export const useFavourites = create<ReadonlySet<string>>(() => new Set())
