import { AddressesScreen } from '#app/customers/addresses/addresses-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/addresses'

export const handle: ScreenHandle = { title: () => 'Mis direcciones' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Mis direcciones · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AddressesRoute() {
  return <AddressesScreen />
}
