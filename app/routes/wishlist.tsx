import type { ScreenHandle } from '#app/shell/screen.ts'
import { WishlistScreen } from '#app/wishlist/wishlist-screen.tsx'
import { brand } from '#domain/store/country.ts'
import type { Route } from './+types/wishlist'

export const handle: ScreenHandle = { title: () => 'Favoritos', isRoot: true }

export const meta: Route.MetaFunction = () => [
  { title: `Favoritos · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function WishlistRoute() {
  return <WishlistScreen />
}
