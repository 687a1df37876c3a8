import { useParams } from 'react-router'
import { CreditMoneyScreen } from '#app/after-sale/credits/credit-money-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/credit-money'

export const handle: ScreenHandle = { title: () => 'Pasar el crédito a dinero' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Pasar el crédito a dinero · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CreditMoneyRoute() {
  const { credit = '' } = useParams()
  return <CreditMoneyScreen key={credit} id={credit} />
}
