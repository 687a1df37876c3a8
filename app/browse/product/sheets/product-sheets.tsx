import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { SheetProps } from './sheet-props.ts'

const parts: Readonly<Record<string, ComponentType<SheetProps>>> = {
  zoom: lazy(() => import('../gallery/zoom-view.tsx')),
  'size-guide': lazy(() => import('./size-guide.tsx')),
  'my-sizes': lazy(() => import('#app/customers/my-sizes/my-sizes-sheet.tsx')),
  notify: lazy(() => import('./notify-sheet.tsx')),
}

/** The overlays of a product. Each loads when it first opens and stays mounted, so that closing returns the focus. */
export function ProductSheets(props: SheetProps) {
  const requested = (useLocation().state as { overlay?: string } | null)?.overlay
  const [opened, setOpened] = useState<readonly string[]>([])
  if (requested !== undefined && requested in parts && !opened.includes(requested)) setOpened([...opened, requested])
  return opened.map((name) => {
    const Part = parts[name]!
    return (
      <Suspense key={name}>
        <Part {...props} />
      </Suspense>
    )
  })
}
