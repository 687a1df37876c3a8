import { lazy, Suspense, useEffect, useState } from 'react'

const DeferredShell = lazy(() => import('./deferred-shell.tsx'))

/** Everything the first screen does not need, loaded after hydration so that its bytes do not delay the first tap. */
export function Deferred() {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  if (!isHydrated) return null
  return (
    <Suspense>
      <DeferredShell />
    </Suspense>
  )
}
