import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { goBack, initialHistory, addToHistory, type BackHistory } from '#domain/platform/routing/back-history.ts'
import { persistOptions } from './persist.ts'

type BackState = {
  history: BackHistory
  /** The pages of this load, in order: they come after whatever the device brings back later. */
  visited: BackHistory
  visit(url: string): void
  /** Takes the page we stand on out of the history and says where the arrow leads. */
  back(): string
  /** Takes screens out that nobody is to come back to. */
  leave(only: (history: BackHistory) => BackHistory): void
}

export const useBackHistory = create<BackState>()(
  persist(
    (set, get) => ({
      history: initialHistory,
      visited: [],
      visit: (url) => {
        set(({ history, visited }) => ({ history: addToHistory(history, url), visited: addToHistory(visited, url) }))
      },
      back: () => {
        const { history, target } = goBack(get().history)
        set({ history })
        return target
      },
      leave: (only) => set(({ history, visited }) => ({ history: only(history), visited: only(visited) })),
    }),
    {
      ...persistOptions('lastUrl', {
        version: 1,
        shape: z.object({ history: z.array(z.string()) }),
        select: ({ history }: BackState) => ({ history: history.slice(-50) }),
      }),
      merge: (persisted, current) => ({
        ...current,
        history: current.visited.reduce(
          addToHistory,
          (persisted as Pick<BackState, 'history'> | undefined)?.history ?? initialHistory,
        ),
      }),
    },
  ),
)
