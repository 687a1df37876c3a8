import { MembershipsScreen } from '#app/after-sale/memberships/memberships-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/memberships'

export const handle: ScreenHandle = { title: () => 'Membresías' }

export const meta: Route.MetaFunction = () => [
  { title: `Membresías · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function MembershipsRoute() {
  return <MembershipsScreen />
}
