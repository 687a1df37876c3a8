import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { storeFormula, type StoredFormula } from '#domain/browse/catalog/address/sorting-formula.ts'
import { persistOptions } from './persist.ts'

type SortingState = {
  formula: StoredFormula | undefined
  store(id: string, now: number): void
}

export const useSortingFormula = create<SortingState>()(
  persist(
    (set) => ({
      formula: undefined,
      store: (id, now) => set({ formula: storeFormula(id, now) }),
    }),
    persistOptions('sortingFormula', {
      version: 1,
      shape: z.object({ formula: z.optional(z.object({ id: z.string(), expiresAt: z.number() })) }),
      select: ({ formula }: SortingState) => ({ formula }),
    }),
  ),
)
