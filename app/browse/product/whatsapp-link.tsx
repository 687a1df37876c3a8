import { useRouteLoaderData } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import type { RootData } from '#app/platform/country/use-country.ts'
import type { Product } from '#contract/browse/product.ts'
import { strokeIcon } from './delivery/stroke-icon.ts'
import { useProductWords } from './use-product-words.ts'

const Chat = strokeIcon(
  'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  'M9 8.5c-.6 3.2 3.3 7 6.5 6.5l.5-1.8-2-1-1 .8c-.9-.4-1.6-1.1-2-2l.8-1-1-2Z',
)

/** The most common way to share in these countries. A plain link, so that it works before any script (U49). */
export function WhatsAppLink({ product }: { product: Product }) {
  const words = useProductWords()
  const origin = useRouteLoaderData<RootData>('root')?.origin
  const url = `${origin ?? ''}${product.seoSettings.canonical}`
  const text = `${product.productName} (${product.brand}): ${url}`
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={words.whatsapp}
      onClick={() => track('share', { method: 'whatsapp', id: product.id })}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-surface"
    >
      <Chat aria-hidden="true" size={24} strokeWidth={1.5} />
    </a>
  )
}
