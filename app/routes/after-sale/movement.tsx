import { useParams } from 'react-router'
import { MovementScreen } from '#app/after-sale/wallet/movement-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/movement'

export const handle: ScreenHandle = { title: () => 'Detalle del movimiento' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Detalle del movimiento · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function MovementRoute() {
  const { movement = '' } = useParams()
  return <MovementScreen key={movement} id={movement} />
}
