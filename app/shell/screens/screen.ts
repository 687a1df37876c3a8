import { useMatches } from 'react-router'
import type { ShownBrand } from '#contract/platform/config.ts'
import type { Words } from '#app/platform/texts/words.ts'

/** What a screen declares to the shell in its `handle`. */
export type ScreenHandle = {
  /** Shown in the app bar; without one the bar shows the brand (APP-42). */
  title?: (words: Words, brand: ShownBrand) => string
  /** A start screen: the bar shows the menu instead of the back arrow. */
  isRoot?: boolean
  /** The screen is a form: no newsletter form below it. */
  isForm?: boolean
  /** Part of the checkout: no menu, no tabs, no other links (U68). */
  isCheckout?: boolean
}

export function useScreen(): ScreenHandle {
  const match = useMatches().at(-1)
  const handle = match?.handle as ScreenHandle | ((routeId: string) => ScreenHandle) | undefined
  return (typeof handle === 'function' ? handle(match!.id) : handle) ?? {}
}
