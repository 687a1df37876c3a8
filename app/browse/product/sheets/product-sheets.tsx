import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { SheetProps } from './sheet-props.ts'

const parts: Readonly<Record<string, ComponentType<SheetProps>>> = {
  zoom: lazy(() => import('../gallery/zoom-view.tsx')),
  'size-guide': lazy(() => import('./size-guide.tsx')),
  'my-sizes': lazy(() => import('#app/customers/my-sizes/my-sizes-sheet.tsx')),
  notify: lazy(() => import('./notify-sheet.tsx')),
}

/** What opens over the product. Each comes with its first opening and stays, so that closing gives focus back. */
export function ProductSheets(props: SheetProps) {
  const asked = (useLocation().state as { overlay?: string } | null)?.overlay
  const [opened, open] = useState<readonly string[]>([])
  if (asked !== undefined && asked in parts && !opened.includes(asked)) open([...opened, asked])
  return opened.map((name) => {
    const Part = parts[name]!
    return (
      <Suspense key={name}>
        <Part {...props} />
      </Suspense>
    )
  })
}
