import { CreditsScreen } from '#app/credits/credits-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/credits'

export const handle: ScreenHandle = { title: () => 'Cupones y créditos' }

export const meta: Route.MetaFunction = () => [
  { title: `Cupones y créditos · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CreditsRoute() {
  return <CreditsScreen />
}
