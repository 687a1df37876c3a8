import { OrdersScreen } from '#app/buy/orders/orders-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/orders'

export const handle: ScreenHandle = { title: () => 'Mis pedidos' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Mis pedidos · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function OrdersRoute() {
  return <OrdersScreen />
}
