import { loadSettings } from '#app/customers/account-page/load-settings.ts'
import { TwoStepScreen } from '#app/customers/account/two-step-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { accountWords } from '#app/platform/texts/account-words.ts'
import type { Route } from './+types/enable-auth'

export const handle: ScreenHandle = { title: () => 'Verificación en dos pasos' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${accountWords(matches[0].loaderData.country).twoStep.title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ context }: Route.LoaderArgs) => loadSettings(context)

export default function EnableAuthRoute({ loaderData }: Route.ComponentProps) {
  return <TwoStepScreen isAvailable={loaderData.hasTwoStep} />
}
