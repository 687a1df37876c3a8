import { AccountScreen } from '#app/account/account-screen.tsx'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { accountWords } from '#app/words/account-words.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/account'

export const handle: ScreenHandle = { title: () => 'Mi cuenta', isRoot: true, isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function AccountRoute() {
  return <AccountScreen />
}
