import { lazy, Suspense, useEffect, useState } from 'react'

const DeferredShell = lazy(() => import('./deferred-shell.tsx'))

/** What no first screen needs, fetched once the page is hydrated: its bytes do not stand before the first tap. */
export function Deferred() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  if (!isHydrated) return null
  return (
    <Suspense>
      <DeferredShell />
    </Suspense>
  )
}
