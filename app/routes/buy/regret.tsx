import { RegretScreen } from '#app/buy/orders/regret-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { orderWords } from '#app/buy/orders/order-words.ts'
import type { Route } from './+types/regret'

export const handle: ScreenHandle = { title: () => 'Arrepentimiento', isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${orderWords(matches[0].loaderData.country).regretScreen.title} · ${matches[0].loaderData.brand.name}` },
]

export default function RegretRoute() {
  return <RegretScreen />
}
