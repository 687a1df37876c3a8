import { RedeemScreen } from '#app/gift-cards/redeem-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/redeem'

export const handle: ScreenHandle = { title: () => 'Canjear una Gift Card' }

export const meta: Route.MetaFunction = () => [
  { title: `Canjear una Gift Card · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function RedeemRoute() {
  return <RedeemScreen />
}
