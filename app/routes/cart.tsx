import { lazy, Suspense } from 'react'
import { CartScreen } from '#app/cart/cart-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { cartWords } from '#app/words/cart-words.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/cart'

/** Only an empty cart asks for it. */
const Seen = lazy(() => import('#app/home/seen-elsewhere.tsx'))

export const handle: ScreenHandle = { title: () => 'Carrito' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${cartWords(matches[0].loaderData.country).title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CartRoute() {
  return (
    <CartScreen
      seen={
        <Suspense>
          <Seen />
        </Suspense>
      }
    />
  )
}
