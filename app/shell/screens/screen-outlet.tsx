import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { screenLoadTimeoutMs } from '#domain/shell/loading-progress.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { recoverScreen } from '#app/platform/bootstrap/screen-recovery.ts'

/** A screen that comes at once needs no placeholder; one that does not gets it after this (U79). */
const patienceMs = 300

/** The screen, or its placeholder while another one is on its way. */
export function ScreenOutlet() {
  const { location: asked } = useNavigation()
  const { pathname } = useLocation()
  const target = asked && asked.pathname !== pathname ? asked.pathname + asked.search : undefined
  // Another colour of what is on screen: focus, place and chosen size stay, however long it takes.
  const keepsPlace = (asked?.state as { keepsPlace?: boolean } | null | undefined)?.keepsPlace === true
  const [waitedFor, waitFor] = useState<string>()

  useEffect(() => {
    if (target === undefined) return undefined
    const patience = setTimeout(() => waitFor(target), patienceMs)
    const timeout = setTimeout(() => recoverScreen(target), screenLoadTimeoutMs)
    return () => {
      clearTimeout(patience)
      clearTimeout(timeout)
    }
  }, [target])

  return target !== undefined && waitedFor === target && !keepsPlace ? <LoadingScreen /> : <Outlet />
}
