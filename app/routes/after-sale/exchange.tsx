import { useParams } from 'react-router'
import { ExchangeScreen } from '#app/after-sale/exchanges/exchange-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/exchange'

export const handle: ScreenHandle = { title: () => 'Solicitud' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Solicitud · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ExchangeRoute() {
  const { batchnumber = '' } = useParams()
  return <ExchangeScreen key={batchnumber} batchnumber={batchnumber} />
}
