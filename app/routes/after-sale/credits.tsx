import { CreditsScreen } from '#app/after-sale/credits/credits-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/credits'

export const handle: ScreenHandle = { title: () => 'Cupones y créditos' }

export const meta: Route.MetaFunction = () => [
  { title: `Cupones y créditos · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CreditsRoute() {
  return <CreditsScreen />
}
