import { RedeemScreen } from '#app/buy/gift-cards/redeem-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/redeem'

export const handle: ScreenHandle = { title: () => 'Canjear una Gift Card' }

export const meta: Route.MetaFunction = () => [
  { title: `Canjear una Gift Card · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function RedeemRoute() {
  return <RedeemScreen />
}
