import { ExchangeStartScreen } from '#app/after-sale/exchanges/start-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/exchange-start'

export const handle: ScreenHandle = { title: () => 'Cambios y devoluciones' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Cambios y devoluciones · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function ExchangeStartRoute() {
  return <ExchangeStartScreen />
}
