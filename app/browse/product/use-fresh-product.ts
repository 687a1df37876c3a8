import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { loadAgain } from '#app/platform/bootstrap/load-again.ts'
import type { Product } from '#contract/browse/product.ts'

/** Avoids a second fetch when `visibilitychange` and `pageshow` fire together. */
const freshForMs = 1000

/**
 * The product as it was rendered, fetched again whenever the page comes back into view (back/forward cache, another
 * tab, unlocked phone), because prices and stock change meanwhile.
 */
export function useFreshProduct(loaded: Product, segment: string): Product {
  const call = useCall()
  const client = useQueryClient()
  const [refreshed, setRefreshed] = useState<{ of: Product; product: Product }>()
  useEffect(() => {
    let isUnmounted = false
    const read = async () => {
      if (document.visibilityState !== 'visible') return
      const { data } = await client.fetchQuery({
        queryKey: ['product', segment],
        queryFn: async ({ signal }) => {
          // The schema is only loaded for this refresh.
          const { readProduct } = await loadAgain(() => import('#contract/browse/product.ts'), { isWanted: false })
          return call(readProduct, { params: { segment } }, { signal })
        },
        staleTime: freshForMs,
        retry: false,
      })
      if (!isUnmounted) setRefreshed({ of: loaded, product: data })
    }
    // If the fetch fails, the old data stays: adding to the cart checks again anyway.
    const refresh = () => void read().catch(() => {})
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('pageshow', refresh)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('pageshow', refresh)
    }
  }, [call, client, loaded, segment])
  return refreshed?.of === loaded ? refreshed.product : loaded
}
