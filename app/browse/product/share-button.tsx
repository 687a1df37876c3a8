import { useRouteLoaderData } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import type { RootData } from '#app/platform/country/use-country.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import type { Product } from '#contract/browse/product.ts'
import { strokeIcon } from './delivery/stroke-icon.ts'
import { useProductWords } from './use-product-words.ts'

const Share = strokeIcon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  'm8.59 13.51 6.83 3.98M15.41 6.51l-6.82 3.98',
)

/** Opens the system's share sheet, or copies the address where there is none (U49). */
export function ShareButton({ product }: { product: Product }) {
  const words = useProductWords()
  const show = useFlash((state) => state.show)
  const origin = useRouteLoaderData<RootData>('root')?.origin
  async function share() {
    const url = new URL(product.seoSettings.canonical, origin ?? location.origin).href
    try {
      const system: Partial<Navigator> = navigator
      if (system.share) await system.share({ title: product.productName, url })
      else await navigator.clipboard.writeText(url)
      track('share', { method: system.share ? 'system' : 'copy', id: product.id })
      if (system.share) return
      show({ text: words.copied, flashMessageType: 'success' })
    } catch (error) {
      // Closing the system's share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') show({ text: words.notCopied, flashMessageType: 'error' })
    }
  }
  return <IconButton icon={Share} label={words.share} onClick={() => void share()} className="bg-surface" />
}
