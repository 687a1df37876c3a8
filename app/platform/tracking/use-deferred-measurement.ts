import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenPossible } from '#app/platform/bootstrap/when-possible.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useContainer } from './consent-store.ts'
import type { Measurement } from './measurement.ts'

/** By then the page is hydrated and laid out. */
const idleMs = 1000

/** Starts measurement once the page is idle; earlier events wait in the queue of `track.ts`. */
export function useDeferredMeasurement(): void {
  const { country, timeZone } = useCountry()
  const client = useQueryClient()
  const container = useContainer()
  const { pathname, search } = useLocation()
  const measurement = useRef<Measurement>(undefined)
  useEffect(() => {
    let isUnmounted = false
    async function load() {
      const { openMeasurement } = await whenPossible(() => import('./measurement.ts'))
      if (!isUnmounted) measurement.current = openMeasurement({ country, timeZone, client, container })
    }
    const timer = setTimeout(() => void load(), idleMs)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      measurement.current?.close()
      measurement.current = undefined
    }
  }, [country, timeZone, client, container])
  useEffect(() => measurement.current?.showPage(pathname + search), [pathname, search])
}
