import { useParams } from 'react-router'
import { OrderScreen } from '#app/buy/orders/order-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/order'

export const handle: ScreenHandle = { title: () => 'Detalle del pedido' }

export const meta: Route.MetaFunction = () => [
  { title: `Detalle del pedido · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function OrderRoute() {
  const { order = '' } = useParams()
  return <OrderScreen key={order} nr={order} />
}
