import { useEffect, type ComponentType } from 'react'
import { lazySheet } from '#app/platform/lazy/lazy-part.tsx'
import { useOpenedOverlays } from '#app/platform/ui/use-opened-overlays.ts'

const loaders = {
  menu: () => import('#app/browse/menu/menu-panel.tsx'),
  search: () => import('#app/browse/search/search-overlay.tsx'),
  place: () => import('#app/browse/location/place-dialog.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>

type OverlayName = keyof typeof loaders
const names = Object.keys(loaders) as OverlayName[]
const parts = Object.fromEntries(names.map((name) => [name, lazySheet(loaders[name], name)])) as unknown as Record<
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

/** Overlays available on every screen. */
export function Overlays() {
  const opened = useOpenedOverlays(names)
  usePrefetchOverlays()
  return opened.map((known) => {
    const Part = parts[known]
    return <Part key={known} />
  })
}
