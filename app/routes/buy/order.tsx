import { useParams } from 'react-router'
import { OrderScreen } from '#app/buy/orders/order-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/order'

export const handle: ScreenHandle = { title: () => 'Detalle del pedido' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Detalle del pedido · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function OrderRoute() {
  const { order = '' } = useParams()
  return <OrderScreen key={order} nr={order} />
}
