import { EditAccountScreen } from '#app/customers/account/edit-account-screen.tsx'
import { loadSettings } from '#app/customers/account-page/load-settings.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { Route } from './+types/edit-account'

export const handle: ScreenHandle = { title: () => 'Mis datos' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).edit.title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context)

export default function EditAccountRoute({ loaderData }: Route.ComponentProps) {
  return <EditAccountScreen passwordPolicy={loaderData.passwordPolicy} />
}
