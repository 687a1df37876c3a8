import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenOnline } from '#app/platform/device/when-online.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useContainer } from './consent-store.ts'
import type { Measurement } from './measurement.ts'

/** By then the page has been hydrated and laid out. */
const restMs = 1000

/** Measures this page once its scripts are at rest; what happens before waits in the queue of `track.ts`. */
export function useDeferredMeasurement(): void {
  const { country, timeZone } = useCountry()
  const client = useQueryClient()
  const container = useContainer()
  const { pathname, search } = useLocation()
  const measurement = useRef<Measurement>(undefined)
  useEffect(() => {
    let isGone = false
    async function come() {
      const { openMeasurement } = await whenOnline(() => import('./measurement.ts'))
      if (!isGone) measurement.current = openMeasurement({ country, timeZone, client, container })
    }
    const timer = setTimeout(() => void come(), restMs)
    return () => {
      isGone = true
      clearTimeout(timer)
      measurement.current?.close()
      measurement.current = undefined
    }
  }, [country, timeZone, client, container])
  useEffect(() => measurement.current?.showPage(pathname + search), [pathname, search])
}
