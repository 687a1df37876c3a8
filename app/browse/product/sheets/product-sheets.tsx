import type { ComponentType } from 'react'
import { lazySheet } from '#app/platform/lazy/lazy-part.tsx'
import { useOpenedOverlays } from '#app/platform/ui/use-opened-overlays.ts'
import type { SheetProps } from './sheet-props.ts'

const parts: Readonly<Record<string, ComponentType<SheetProps>>> = {
  zoom: lazySheet(() => import('../gallery/zoom-view.tsx'), 'zoom'),
  'size-guide': lazySheet(() => import('./size-guide.tsx'), 'size-guide'),
  'my-sizes': lazySheet(() => import('#app/customers/my-sizes/my-sizes-sheet.tsx'), 'my-sizes'),
  notify: lazySheet(() => import('./notify-sheet.tsx'), 'notify'),
}

const names = Object.keys(parts)

/** The overlays of a product. */
export function ProductSheets(props: SheetProps) {
  return useOpenedOverlays(names).map((name) => {
    const Part = parts[name]!
    return <Part key={name} {...props} />
  })
}
