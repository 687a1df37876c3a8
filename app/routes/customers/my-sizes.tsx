import { MySizesScreen } from '#app/customers/my-sizes/my-sizes-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { wordsFor } from '#app/platform/texts/words.ts'
import type { Route } from './+types/my-sizes'

export const handle: ScreenHandle = { title: (words) => words.mySizes }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${wordsFor(matches[0].loaderData.country).mySizes} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function MySizesRoute() {
  return <MySizesScreen />
}
