import { EditAccountScreen } from '#app/account/edit-account-screen.tsx'
import { loadSettings } from '#app/account/load-settings.ts'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { accountWords } from '#app/words/account-words.ts'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/edit-account'

export const handle: ScreenHandle = { title: () => 'Mis datos', isForm: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).edit.title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context)

export default function EditAccountRoute({ loaderData }: Route.ComponentProps) {
  return <EditAccountScreen passwordPolicy={loaderData.passwordPolicy} />
}
