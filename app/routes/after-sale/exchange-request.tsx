import { ExchangeRequestScreen } from '#app/after-sale/exchanges/request-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/exchange-request'

export const handle: ScreenHandle = { title: () => 'Cambio o devolución' }

export const meta: Route.MetaFunction = () => [
  { title: `Cambio o devolución · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ExchangeRequestRoute() {
  return <ExchangeRequestScreen />
}
