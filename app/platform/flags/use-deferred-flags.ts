import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenPossible } from '#app/platform/bootstrap/when-possible.ts'
import { useCountry } from '#app/platform/country/use-country.ts'

const interactions = ['pointerdown', 'keydown', 'scroll'] as const

/** Loads the flag client with the first interaction: visitors who only look at one page never load it. */
export function useDeferredFlags(): void {
  const { country } = useCountry()
  const client = useQueryClient()
  useEffect(() => {
    const waiting = new AbortController()
    let stop: (() => void) | undefined
    let isUnmounted = false
    async function load() {
      waiting.abort()
      const { syncFlags } = await whenPossible(() => import('./flag-sync.ts'))
      if (!isUnmounted) stop = syncFlags(country, client)
    }
    for (const interaction of interactions)
      window.addEventListener(interaction, () => void load(), { passive: true, signal: waiting.signal })
    // The first one may have been made before hydration. Browsers of 2022 and older do not know it.
    if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) void load()
    return () => {
      isUnmounted = true
      waiting.abort()
      stop?.()
    }
  }, [country, client])
}
