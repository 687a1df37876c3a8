import { use } from 'react'

let nextTask: Promise<void> | undefined

/**
 * Yields to the browser between creating the router, a third of the work of hydrating, and hydrating the page: a tap or
 * a frame need not wait for both. The first render in a browser suspends for one task; the server and later renders
 * continue at once.
 */
export function useYieldBeforeHydration(): void {
  if (!import.meta.env.SSR) use((nextTask ??= new Promise((resolve) => setTimeout(resolve))))
}
