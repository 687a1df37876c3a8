import { AddressesScreen } from '#app/customers/addresses/addresses-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/addresses'

export const handle: ScreenHandle = { title: () => 'Mis direcciones' }

export const meta: Route.MetaFunction = () => [
  { title: `Mis direcciones · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AddressesRoute() {
  return <AddressesScreen />
}
