import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenOnline } from '#app/platform/device/when-online.ts'
import { useCountry } from '#app/platform/country/use-country.ts'

const signs = ['pointerdown', 'keydown', 'scroll'] as const

/** The flag client comes with the first thing somebody does: who only looks at one page never loads it. */
export function useDeferredFlags(): void {
  const { country } = useCountry()
  const client = useQueryClient()
  useEffect(() => {
    const waiting = new AbortController()
    let stop: (() => void) | undefined
    let isGone = false
    async function come() {
      waiting.abort()
      const { keepFlagsResolved } = await whenOnline(() => import('./flag-sync.ts'))
      if (!isGone) stop = keepFlagsResolved(country, client)
    }
    for (const sign of signs)
      window.addEventListener(sign, () => void come(), { passive: true, signal: waiting.signal })
    return () => {
      isGone = true
      waiting.abort()
      stop?.()
    }
  }, [country, client])
}
