import { data } from 'react-router'
import { soonTitle } from '#app/soon/screens.ts'
import { SoonBlock } from '#app/soon/soon-block.tsx'
import { useStore } from '#app/store/use-store.ts'
import { wordsFor } from '#app/words/words.ts'
import type { Route } from './+types/catalog'

export const handle = { isRoot: true }

/** Every other path is a catalogue page, except what is plainly a file: nobody sells `/wp-login.php` (OP-015). */
export function loader({ params }: Route.LoaderArgs) {
  if (/\.[a-z0-9]{1,5}$/i.test(params['*'])) throw data(null, { status: 404 })
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = wordsFor(matches[0].loaderData.country)
  return [{ title: `${soonTitle('catalog', words)} · ${words.brand}` }, { name: 'robots', content: 'noindex' }]
}

export default function CatalogScreen() {
  const { words } = useStore()
  return <SoonBlock title={soonTitle('catalog', words)} />
}
