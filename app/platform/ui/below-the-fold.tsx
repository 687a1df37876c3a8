import { Suspense, type ReactNode } from 'react'

/** Defers layout until the visitor scrolls near; the element must suppress React's hydration warning. */
export const belowTheFoldClass = import.meta.env.SSR ? 'below-the-fold' : undefined

type BelowTheFoldProps = { isLaidOut?: boolean; expectedHeight?: string; children: ReactNode }

/**
 * Content below the first screen of a server-rendered page: the browser lays it out when the visitor scrolls near,
 * instead of with every font that arrives. Screens opened by client navigation are laid out at once, because going back
 * must restore the scroll position. Only the server renders the class: React leaves it in place, and once the page is
 * hydrated and idle it is removed piece by piece (shell/deferred/deferred-layout.ts).
 *
 * The content has its own Suspense boundary, so that the first screen is hydrated before it. Nothing in it suspends:
 * React hydrates it next, or at once when it is tapped.
 *
 * `expectedHeight` sets `--expected-height` per width, as a class: until the browser has laid the content out, this is
 * how tall it counts. What is far from the truth moves the links below it when a visitor jumps to the end of the page.
 *
 * `isLaidOut` keeps only the boundary, for content that begins right below the first screen or is much taller than the
 * estimated size: the browser would lay it out in a second pass of the first frame, with everything a wrong estimate
 * brings near.
 */
export function BelowTheFold({ isLaidOut = false, expectedHeight = '', children }: BelowTheFoldProps) {
  return (
    <div
      className={isLaidOut ? undefined : belowTheFoldClass && `${belowTheFoldClass} ${expectedHeight}`}
      suppressHydrationWarning
    >
      <Suspense>{children}</Suspense>
    </div>
  )
}
