import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether there is room for filters beside the list. The server renders for phones; wide windows add to that. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  )
}
