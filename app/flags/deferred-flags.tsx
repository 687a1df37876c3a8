import { lazy, Suspense, useEffect, useState } from 'react'
import { whenOnline } from '#app/shell/when-online.ts'

const FlagSync = lazy(() => whenOnline(() => import('./flag-sync.tsx')))
const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** The flag client comes with the first thing somebody does: who only looks at one page never loads it. */
export function DeferredFlags() {
  const [isHere, come] = useState(false)
  useEffect(() => {
    const show = () => come(true)
    for (const sign of signs) window.addEventListener(sign, show, { once: true, passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, show)
    }
  }, [])
  if (!isHere) return null
  return (
    <Suspense>
      <FlagSync />
    </Suspense>
  )
}
