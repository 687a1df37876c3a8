import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { Product, ProductSimple } from '#contract/product.ts'

export type Sheet = { product: Product; chosen: ProductSimple | undefined; picture: number }

const parts: Readonly<Record<string, ComponentType<Sheet>>> = {
  zoom: lazy(() => import('./zoom-view.tsx')),
  'size-guide': lazy(() => import('./sheets/size-guide.tsx')),
  'my-sizes': lazy(() => import('#app/my-sizes/my-sizes-sheet.tsx')),
  notify: lazy(() => import('./sheets/notify-sheet.tsx')),
}

/** What opens over the product. Each comes with its first opening and stays, so that closing gives focus back. */
export function ProductSheets(sheet: Sheet) {
  const asked = (useLocation().state as { overlay?: string } | null)?.overlay
  const [opened, open] = useState<readonly string[]>([])
  if (asked !== undefined && asked in parts && !opened.includes(asked)) open([...opened, asked])
  return opened.map((name) => {
    const Part = parts[name]!
    return (
      <Suspense key={name}>
        <Part {...sheet} />
      </Suspense>
    )
  })
}
