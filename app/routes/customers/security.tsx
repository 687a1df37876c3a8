import { loadSettings } from '#app/customers/account-page/load-settings.ts'
import { SecurityScreen } from '#app/customers/account/security-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { Route } from './+types/security'

export const handle: ScreenHandle = { title: () => 'Seguridad' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).security.title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context)

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen hasTwoStep={loaderData.hasTwoStep} />
}
