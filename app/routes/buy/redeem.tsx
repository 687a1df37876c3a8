import { RedeemScreen } from '#app/buy/gift-cards/redeem-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/redeem'

export const handle: ScreenHandle = { title: () => 'Canjear una Gift Card' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Canjear una Gift Card · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function RedeemRoute() {
  return <RedeemScreen />
}
