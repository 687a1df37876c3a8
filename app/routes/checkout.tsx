import { CheckoutScreen } from '#app/checkout/checkout-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/checkout'

export const handle: ScreenHandle = { title: () => 'Finalizar compra', isCheckout: true }

export const meta: Route.MetaFunction = () => [
  { title: `Finalizar compra · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The page holds nothing personal: the browser fills it with calls of its own. */
export default function CheckoutRoute() {
  return <CheckoutScreen />
}
