import { MembershipsScreen } from '#app/memberships/memberships-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/memberships'

export const handle: ScreenHandle = { title: () => 'Membresías' }

export const meta: Route.MetaFunction = () => [
  { title: `Membresías · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function MembershipsRoute() {
  return <MembershipsScreen />
}
