import { use } from 'react'

let nextTask: Promise<void> | undefined

/**
 * Lets the browser take its turn between creating the router, a third of the work of hydrating, and hydrating the page
 * with it: a tap or a frame need not wait for both. The first render in a browser suspends for one task; the server and
 * every later render go straight on.
 */
export function useYieldBeforeHydration(): void {
  if (!import.meta.env.SSR) use((nextTask ??= new Promise((resolve) => setTimeout(resolve))))
}
