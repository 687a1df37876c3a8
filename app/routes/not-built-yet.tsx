import { useMatches } from 'react-router'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { screenOfRoute, titleOf } from '#app/not-built-yet/screens.ts'
import { NotBuiltYetBlock } from '#app/not-built-yet/not-built-yet-block.tsx'
import { wordsFor } from '#app/words/words.ts'
import type { Route } from './+types/not-built-yet'

/** One file stands behind many lines of the table, so what it tells the shell depends on the line. */
export const handle = (routeId: string): ScreenHandle => {
  const screen = screenOfRoute(routeId)
  return { title: () => titleOf(screen), isRoot: false }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = wordsFor(matches[0].loaderData.country)
  return [
    { title: `${titleOf(screenOfRoute(matches.at(-1)!.id))} · ${words.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotBuiltYetRoute() {
  return <NotBuiltYetBlock title={titleOf(screenOfRoute(useMatches().at(-1)!.id))} />
}
