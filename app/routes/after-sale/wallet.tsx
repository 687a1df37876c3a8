import { WalletScreen } from '#app/after-sale/wallet/wallet-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/wallet'

export const handle: ScreenHandle = { title: () => 'Billetera' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Billetera · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function WalletRoute() {
  return <WalletScreen />
}
