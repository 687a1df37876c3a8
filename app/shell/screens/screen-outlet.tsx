import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { screenLoadTimeoutMs } from '#domain/shell/loading-progress.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { recoverScreen } from '#app/platform/bootstrap/screen-recovery.ts'

/** A placeholder is shown only when a screen takes longer than this (U79). */
const placeholderDelayMs = 300

/** The current screen, or a placeholder while the next one loads. */
export function ScreenOutlet() {
  const { location: requested } = useNavigation()
  const { pathname } = useLocation()
  const target = requested && requested.pathname !== pathname ? requested.pathname + requested.search : undefined
  // Another colour of the product on screen: focus, position and chosen size stay, however long it takes.
  const keepsPlace = (requested?.state as { keepsPlace?: boolean } | null | undefined)?.keepsPlace === true
  const [delayedTarget, setDelayedTarget] = useState<string>()

  useEffect(() => {
    if (target === undefined) return undefined
    const placeholderTimer = setTimeout(() => setDelayedTarget(target), placeholderDelayMs)
    const timeout = setTimeout(() => recoverScreen(target), screenLoadTimeoutMs)
    return () => {
      clearTimeout(placeholderTimer)
      clearTimeout(timeout)
    }
  }, [target])

  return target !== undefined && delayedTarget === target && !keepsPlace ? <LoadingScreen /> : <Outlet />
}
