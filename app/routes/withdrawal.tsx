import { WithdrawalScreen } from '#app/wallet/withdrawal-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/withdrawal'

export const handle: ScreenHandle = { title: () => 'Retirar dinero' }

export const meta: Route.MetaFunction = () => [
  { title: `Retirar dinero · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function WithdrawalRoute() {
  return <WithdrawalScreen />
}
