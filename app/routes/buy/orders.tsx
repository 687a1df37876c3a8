import { OrdersScreen } from '#app/buy/orders/orders-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/orders'

export const handle: ScreenHandle = { title: () => 'Mis pedidos' }

export const meta: Route.MetaFunction = () => [
  { title: `Mis pedidos · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function OrdersRoute() {
  return <OrdersScreen />
}
