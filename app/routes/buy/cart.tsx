import { redirect } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { readVisitorCart, visitorCart } from '#app/buy/cart/cart-target.ts'
import { changeCart } from '#app/buy/cart/change-cart.ts'
import { cartClient } from '#app/buy/cart/client/cart-client.ts'
import { CartScreen } from '#app/buy/cart/cart-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import { pageCountry } from '#app/platform/country/page-country.ts'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { pageQueryClient } from '#app/platform/api/query-client.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { cartWords } from '#app/buy/cart/cart-words.ts'
import type { Cart } from '#contract/buy/cart.ts'
import type { Route } from './+types/cart'

/** Only loaded for an empty cart. */
const Seen = quietPart(() => import('#app/browse/home/recently-viewed-in-browser.tsx'))

export const handle: ScreenHandle = { title: () => 'Carrito' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${cartWords(matches[0].loaderData.country).title} · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The visitor's cart, in the page itself, which is not cached. A cart that cannot be read is fetched by the browser. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ cart?: Cart | null }> {
  const { send } = context.get(pageContext)
  return readVisitorCart(callWith(send)).then(
    (cart) => ({ cart }),
    () => ({}),
  )
}

/** The query client has the cart or fetches it: navigation does not wait for it. */
export const clientLoader = (): { cart?: Cart | null } => ({})

/** The cart's forms without scripts. A change is visible in the cart itself; only a refusal needs words. */
export async function action({ context, request }: Route.ActionArgs) {
  const { send } = context.get(pageContext)
  const outcome = await changeCart(visitorCart(callWith(send)), await request.formData())
  return outcome?.isError ? outcome : redirect('/cart', 303)
}

/** The same forms with scripts. Coupons show their answers themselves; those of lines are flash messages. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const cart = cartClient(pageCountry(), pageQueryClient())
  const outcome = await changeCart(cart, await request.formData())
  if (outcome?.about === 'line' && outcome.isError)
    useFlash.getState().show({ text: outcome.text, flashMessageType: 'error' })
  return outcome ?? null
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartScreen loaded={loaderData.cart} outcome={actionData ?? undefined} seen={<Seen />} />
}
