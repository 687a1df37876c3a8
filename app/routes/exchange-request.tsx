import { ExchangeRequestScreen } from '#app/exchanges/request-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/exchange-request'

export const handle: ScreenHandle = { title: () => 'Cambio o devolución', isForm: true }

export const meta: Route.MetaFunction = () => [
  { title: `Cambio o devolución · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ExchangeRequestRoute() {
  return <ExchangeRequestScreen />
}
