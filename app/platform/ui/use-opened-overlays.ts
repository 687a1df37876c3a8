import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const subscribe = () => () => {}

/**
 * The overlays that were opened so far, of those known: their scripts load when they first open, and they stay mounted,
 * so that closing returns the focus. The history may have one open when a page is loaded again; it opens once the page
 * is hydrated, because the server's page has none.
 */
export function useOpenedOverlays<N extends string>(known: readonly N[]): readonly N[] {
  const { state } = useLocation()
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const [opened, setOpened] = useState<readonly N[]>([])
  const requested = (state as { overlay?: string } | null)?.overlay?.split(':')[0]
  const name = isHydrated ? known.find((one) => one === requested) : undefined
  if (name && !opened.includes(name)) setOpened([...opened, name])
  return opened
}
