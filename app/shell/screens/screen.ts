import { useMatches } from 'react-router'
import type { Words } from '#app/platform/texts/words.ts'

/** What a screen tells the shell about itself, in its `handle`. */
export type ScreenHandle = {
  /** Shown in the app bar; without one the bar shows the brand (APP-42). */
  title?: (words: Words) => string
  /** A place one starts from: the bar offers the menu instead of the way back. */
  isRoot?: boolean
  /** A form is what the screen is for, or the account's own: no second one stands below it. */
  isForm?: boolean
  /** On the way to an order: no menu, no tabs, nothing that leads elsewhere (U68). */
  isCheckout?: boolean
}

export function useScreen(): ScreenHandle {
  const match = useMatches().at(-1)
  const handle = match?.handle as ScreenHandle | ((routeId: string) => ScreenHandle) | undefined
  return (typeof handle === 'function' ? handle(match!.id) : handle) ?? {}
}
