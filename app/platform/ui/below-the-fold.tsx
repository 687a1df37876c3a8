import { Suspense, type ReactNode } from 'react'

/** The mark of what the browser lays out when the reader comes near; its element suppresses React's hydration warning. */
export const belowTheFoldClass = import.meta.env.SSR ? 'below-the-fold' : undefined

/**
 * What stands below the first screen of a page that came from the server: the browser lays it out when the reader comes
 * near, instead of with every font that arrives. Screens opened within the shop are laid out whole, because going back
 * must find the very place one left. The class is the server's alone: React leaves it where it is, and once the page is
 * hydrated and idle it is taken off, piece by piece (shell/deferred-layout.ts).
 *
 * A boundary of its own, so that the first screen is hydrated without waiting for what nobody sees yet. Nothing in it
 * suspends: React hydrates it next, or at once when it is tapped.
 *
 * `isLaidOut` leaves only the boundary, for what begins right below the first screen or is far taller than the style
 * guesses: the browser would lay it out in a second pass of the first frame, with all that a wrong guess brings near.
 */
export function BelowTheFold({ isLaidOut = false, children }: { isLaidOut?: boolean; children: ReactNode }) {
  return (
    <div className={isLaidOut ? undefined : belowTheFoldClass} suppressHydrationWarning>
      <Suspense>{children}</Suspense>
    </div>
  )
}
