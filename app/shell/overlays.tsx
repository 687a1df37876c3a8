import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'

const loaders = {
  menu: () => import('#app/browse/menu/menu-panel.tsx'),
  search: () => import('#app/browse/search/search-overlay.tsx'),
  place: () => import('#app/browse/location/place-dialog.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>

type OverlayName = keyof typeof loaders
const names = Object.keys(loaders) as OverlayName[]
const parts = Object.fromEntries(names.map((name) => [name, lazy(loaders[name])])) as unknown as Record<
  OverlayName,
  ComponentType
>

/** Prefetches the overlays once the page is idle, so that a tap on the search shows its field at once. */
function usePrefetchOverlays() {
  useEffect(() => {
    // One after the other: each is a short task, both together would be a long one.
    const prefetch = () =>
      void loaders
        .search()
        .then(loaders.menu)
        .catch(() => {})
    const timer = setTimeout(prefetch, 3000)
    return () => clearTimeout(timer)
  }, [])
}

/**
 * Overlays available on every screen. Each loads when it first opens and stays mounted, so that closing returns the
 * focus.
 */
export function Overlays() {
  const { state } = useLocation()
  const requested = (state as { overlay?: string } | null)?.overlay
  const [opened, setOpened] = useState<readonly OverlayName[]>([])
  const name = names.find((known) => known === requested)
  if (name && !opened.includes(name)) setOpened([...opened, name])
  usePrefetchOverlays()
  return opened.map((known) => {
    const Part = parts[known]
    return (
      <Suspense key={known}>
        <Part />
      </Suspense>
    )
  })
}
