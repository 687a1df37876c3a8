import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'

const loaders = {
  menu: () => import('#app/browse/menu/menu-panel.tsx'),
  search: () => import('#app/browse/search/search-overlay.tsx'),
  place: () => import('#app/browse/location/place-dialog.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>

type Name = keyof typeof loaders
const names = Object.keys(loaders) as Name[]
const parts = Object.fromEntries(names.map((name) => [name, lazy(loaders[name])])) as unknown as Record<
  Name,
  ComponentType
>

/** Fetched before they are asked for, once nothing else is: a tap on the search must find its field at once. */
function useHeadStart() {
  useEffect(() => {
    // One after the other: each is a short task, both together would be a long one.
    const early = () =>
      void loaders
        .search()
        .then(loaders.menu)
        .catch(() => {})
    const timer = setTimeout(early, 3000)
    return () => clearTimeout(timer)
  }, [])
}

/** What opens over any screen. Each comes with its first opening and stays, so that closing gives focus back. */
export function Overlays() {
  const { state } = useLocation()
  const asked = (state as { overlay?: string } | null)?.overlay
  const [opened, open] = useState<readonly Name[]>([])
  const name = names.find((known) => known === asked)
  if (name && !opened.includes(name)) open([...opened, name])
  useHeadStart()
  return opened.map((known) => {
    const Part = parts[known]
    return (
      <Suspense key={known}>
        <Part />
      </Suspense>
    )
  })
}
