import { lazy, Suspense, useEffect, useState } from 'react'

const Latecomers = lazy(() => import('./latecomers.tsx'))

/** What no first screen needs, fetched once the page is alive: its bytes do not stand before the first tap. */
export function WhenIdle() {
  const [isAlive, live] = useState(false)
  useEffect(() => live(true), [])
  if (!isAlive) return null
  return (
    <Suspense>
      <Latecomers />
    </Suspense>
  )
}
