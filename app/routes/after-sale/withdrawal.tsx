import { WithdrawalScreen } from '#app/after-sale/wallet/withdrawal-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/withdrawal'

export const handle: ScreenHandle = { title: () => 'Retirar dinero' }

export const meta: Route.MetaFunction = () => [
  { title: `Retirar dinero · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function WithdrawalRoute() {
  return <WithdrawalScreen />
}
