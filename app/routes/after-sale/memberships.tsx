import { MembershipsScreen } from '#app/after-sale/memberships/memberships-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/memberships'

export const handle: ScreenHandle = { title: () => 'Membresías' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Membresías · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function MembershipsRoute() {
  return <MembershipsScreen />
}
