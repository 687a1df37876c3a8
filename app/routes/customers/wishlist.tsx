import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { hasSession, hasSessionCookie } from '#app/platform/session/token.ts'
import { GuestWishlistScreen } from '#app/customers/wishlist/guest-wishlist-screen.tsx'
import { WishlistScreen } from '#app/customers/wishlist/wishlist-screen.tsx'
import type { Route } from './+types/wishlist'

export const handle: ScreenHandle = { title: () => 'Favoritos', isRoot: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Favoritos · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The guard lets guests in only with favourites of their own (account-guard.tsx). */
export function loader({ request }: Route.LoaderArgs) {
  return { isGuest: !hasSessionCookie(request.headers.get('cookie') ?? '') }
}

export function clientLoader() {
  return { isGuest: !hasSession() }
}

export default function WishlistRoute({ loaderData: { isGuest } }: Route.ComponentProps) {
  return isGuest ? <GuestWishlistScreen /> : <WishlistScreen />
}
