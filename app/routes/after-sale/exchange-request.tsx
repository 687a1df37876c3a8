import { ExchangeRequestScreen } from '#app/after-sale/exchanges/request-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/exchange-request'

export const handle: ScreenHandle = { title: () => 'Cambio o devolución' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Cambio o devolución · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ExchangeRequestRoute() {
  return <ExchangeRequestScreen />
}
