import { useEffect, useState } from 'react'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'

const DeferredShell = quietPart(() => import('./deferred-shell.tsx'))

/** Everything the first screen does not need, loaded after hydration so that its bytes do not delay the first tap. */
export function Deferred() {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  if (!isHydrated) return null
  return <DeferredShell />
}
