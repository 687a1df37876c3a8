import { lazy, Suspense } from 'react'
import { redirect } from 'react-router'
import { callWith } from '#app/platform/api/client.ts'
import { changeByForm, readVisitorCart } from '#app/buy/cart/cart-forms.ts'
import { CartScreen } from '#app/buy/cart/cart-screen.tsx'
import { pageContext } from '#app/platform/api/page-context.ts'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { cartWords } from '#app/buy/cart/cart-words.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/cart'

/** Only an empty cart asks for it. */
const Seen = lazy(() => import('#app/browse/home/recently-viewed-in-browser.tsx'))

export const handle: ScreenHandle = { title: () => 'Carrito' }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${cartWords(matches[0].loaderData.country).title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The visitor's cart, in the page itself (the page is cached nowhere). A cart that cannot be read is asked for again. */
export async function loader({ context }: Route.LoaderArgs): Promise<{ cart?: Cart | null }> {
  const { send } = context.get(pageContext)
  return readVisitorCart(callWith(send)).then(
    (cart) => ({ cart }),
    () => ({}),
  )
}

/** Within the shop the cart is in the query client already, or comes into it: no screen waits for it here. */
export const clientLoader = (): { cart?: Cart | null } => ({})

/** The cart's forms, where no script handles them. What is done shows in the cart itself; only a refusal needs words. */
export async function action({ context, request }: Route.ActionArgs) {
  const { send, country } = context.get(pageContext)
  const outcome = await changeByForm(callWith(send), country, await request.formData())
  return outcome ?? redirect('/cart', 303)
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CartScreen
      loaded={loaderData.cart}
      outcome={actionData}
      seen={
        <Suspense>
          <Seen />
        </Suspense>
      }
    />
  )
}
