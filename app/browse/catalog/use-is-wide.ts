import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the filters fit beside the list. The server renders the phone layout; wide windows switch after hydration.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  )
}
