import { useMatches } from 'react-router'
import type { ScreenHandle } from '#app/shell/screen.ts'
import { isRootScreen, screenOfRoute, soonTitle } from '#app/soon/screens.ts'
import { SoonBlock } from '#app/soon/soon-block.tsx'
import { wordsFor } from '#app/words/words.ts'
import type { Route } from './+types/coming-soon'

/** One file stands behind many lines of the table, so what it tells the shell depends on the line. */
export const handle = (routeId: string): ScreenHandle => {
  const screen = screenOfRoute(routeId)
  return { title: () => soonTitle(screen), isRoot: isRootScreen(screen) }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = wordsFor(matches[0].loaderData.country)
  return [
    { title: `${soonTitle(screenOfRoute(matches.at(-1)!.id))} · ${words.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function ComingSoonScreen() {
  return <SoonBlock title={soonTitle(screenOfRoute(useMatches().at(-1)!.id))} />
}
