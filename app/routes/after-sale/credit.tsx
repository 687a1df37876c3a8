import { useParams } from 'react-router'
import { CreditScreen } from '#app/after-sale/credits/credit-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/credit'

export const handle: ScreenHandle = { title: () => 'Detalle del crédito' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Detalle del crédito · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CreditRoute() {
  const { credit = '' } = useParams()
  return <CreditScreen key={credit} id={credit} />
}
