import { WithdrawalScreen } from '#app/after-sale/wallet/withdrawal-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/withdrawal'

export const handle: ScreenHandle = { title: () => 'Retirar dinero' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Retirar dinero · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function WithdrawalRoute() {
  return <WithdrawalScreen />
}
