import { lazy, Suspense } from 'react'
import { CartScreen } from '#app/cart/cart-screen.tsx'
import { seenProducts } from '#app/device/seen-products.ts'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { useStore } from '#app/store/use-store.ts'
import { cartWords } from '#app/words/cart-words.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/cart'

/** Home's own row, with its own cards: only an empty cart asks for it. */
const SeenRow = lazy(() => import('#app/home/seen-row.tsx'))

export const handle: ScreenHandle = { title: () => 'Carrito' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${cartWords(matches[0].loaderData.country).title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** An empty cart shows only where there is a device to ask: the page the server sends knows neither. */
function Seen() {
  const skus = seenProducts(useStore().country)
  return <Suspense>{skus.length > 0 && <SeenRow skus={skus} />}</Suspense>
}

export default function CartRoute() {
  return <CartScreen seen={<Seen />} />
}
