import { data } from 'react-router'
import { pageContext } from '#app/platform/api/page-context.ts'
import { Kit } from '#app/content/kit/kit.tsx'
import type { Route } from './+types/kit'

export const handle = { isRoot: true }

/** The design system on one page, for developers; not part of the shop. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).showsKit) throw data(null, { status: 404 })
  return null
}

export const meta = () => [{ title: 'Kit' }, { name: 'robots', content: 'noindex' }]

export default function KitScreen() {
  return <Kit />
}
