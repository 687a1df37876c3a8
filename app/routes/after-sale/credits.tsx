import { CreditsScreen } from '#app/after-sale/credits/credits-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/credits'

export const handle: ScreenHandle = { title: () => 'Cupones y créditos' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Cupones y créditos · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CreditsRoute() {
  return <CreditsScreen />
}
