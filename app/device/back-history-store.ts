import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { goBack, initialHistory, remember, type BackHistory } from '#domain/routing/back-history.ts'
import { keep } from './keep.ts'

type BackState = {
  history: BackHistory
  visit(url: string): void
  /** Takes the page we stand on out of the history and says where the arrow leads. */
  back(): string
}

export const useBackHistory = create<BackState>()(
  persist(
    (set, get) => ({
      history: initialHistory,
      visit: (url) => {
        set(({ history }) => ({ history: remember(history, url) }))
      },
      back: () => {
        const { history, target } = goBack(get().history)
        set({ history })
        return target
      },
    }),
    keep<BackState, Pick<BackState, 'history'>>('lastUrl', ({ history }) => ({ history: history.slice(-50) })),
  ),
)
