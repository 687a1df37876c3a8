import { AccountScreen } from '#app/customers/account/account-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { Route } from './+types/account'

export const handle: ScreenHandle = { title: () => 'Mi cuenta', isRoot: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AccountRoute() {
  return <AccountScreen />
}
