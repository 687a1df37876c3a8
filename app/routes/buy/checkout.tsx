import { CheckoutScreen } from '#app/buy/checkout/checkout-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/checkout'

export const handle: ScreenHandle = { title: () => 'Finalizar compra', isCheckout: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Finalizar compra · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The page contains nothing personal: the browser loads the data. */
export default function CheckoutRoute() {
  return <CheckoutScreen />
}
