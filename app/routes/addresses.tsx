import { AddressesScreen } from '#app/addresses/addresses-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/addresses'

export const handle: ScreenHandle = { title: () => 'Mis direcciones' }

export const meta: Route.MetaFunction = () => [
  { title: `Mis direcciones · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AddressesRoute() {
  return <AddressesScreen />
}
