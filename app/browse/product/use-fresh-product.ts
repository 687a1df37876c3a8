import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import type { Product } from '#contract/browse/product.ts'

/** Nobody taps between two tabs faster than this. */
const freshForMs = 1000

/**
 * The product as it was rendered, and read anew whenever the page comes back into view: from the back/forward cache,
 * from another tab, from a pocket. Prices and stock move while nobody looks.
 */
export function useFreshProduct(loaded: Product, segment: string): Product {
  const call = useCall()
  const client = useQueryClient()
  const [reread, setReread] = useState<{ of: Product; product: Product }>()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (document.visibilityState !== 'visible') return
      const { data } = await client.fetchQuery({
        queryKey: ['product', segment],
        queryFn: async ({ signal }) => {
          // Its shape is only needed by whoever comes back.
          const { readProduct } = await import('#contract/browse/product.ts')
          return call(readProduct, { params: { segment } }, { signal })
        },
        staleTime: freshForMs,
        retry: false,
      })
      if (!isGone) setReread({ of: loaded, product: data })
    }
    // What was there stays when it cannot be read: adding to the cart checks again anyway.
    const back = () => void read().catch(() => {})
    document.addEventListener('visibilitychange', back)
    window.addEventListener('pageshow', back)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('pageshow', back)
    }
  }, [call, client, loaded, segment])
  return reread?.of === loaded ? reread.product : loaded
}
