import { useParams } from 'react-router'
import { AddressFormScreen } from '#app/customers/addresses/address-form-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/address-form'

const titleOf = (isEdited: boolean) => (isEdited ? 'Editar dirección' : 'Agregar dirección')

/** One route module for two routes. */
export const handle = (routeId: string): ScreenHandle => ({
  title: () => titleOf(routeId === 'address-form/edit'),
})

export const meta: Route.MetaFunction = ({ matches, params }) => [
  { title: `${titleOf('id' in params)} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AddressFormRoute() {
  return <AddressFormScreen id={useParams().id} />
}
