import { DataScreen } from '#app/customers/account/data-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { Route } from './+types/account-data'

export const handle: ScreenHandle = { title: () => 'Privacidad' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).data.title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AccountDataRoute() {
  return <DataScreen />
}
