import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { goBack, initialHistory, addToHistory, type BackHistory } from '#domain/platform/routing/back-history.ts'
import { persistOptions } from './persist.ts'

type BackState = {
  history: BackHistory
  /** The pages of this page load, in order; they are appended to the restored history. */
  visited: BackHistory
  visit(url: string): void
  /** Removes the current page from the history and returns where the back arrow leads. */
  back(): string
  /** Removes screens that the back arrow must not return to. */
  removeScreens(filter: (history: BackHistory) => BackHistory): void
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
      removeScreens: (filter) =>
        set(({ history, visited }) => ({ history: filter(history), visited: filter(visited) })),
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
