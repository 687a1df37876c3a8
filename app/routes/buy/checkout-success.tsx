import { useEffect } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { SuccessScreen } from '#app/buy/checkout/success-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import type { Route } from './+types/checkout-success'

export const handle: ScreenHandle = { title: () => 'Tu compra', isCheckout: true }

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Tu compra · ${matches[0].loaderData.brand.name}` },
  { name: 'robots', content: 'noindex' },
]

type EntryState = { orderKey?: string } | null

/**
 * The key of the order's link. It is moved from the address, which is shown, shared and listed in the history, into the
 * state of the history entry, where a reload and the way back find it. Without the router: the screen is the same.
 */
function useOrderKey(): string | undefined {
  const state = useLocation().state as EntryState
  const inAddress = useSearchParams()[0].get('key') ?? undefined
  useEffect(() => {
    if (inAddress === undefined) return
    const url = new URL(location.href)
    url.searchParams.delete('key')
    history.replaceState({ ...(history.state as object | null), usr: { orderKey: inAddress } }, '', url)
  }, [inAddress])
  return inAddress ?? state?.orderKey
}

export default function CheckoutSuccessRoute() {
  const { order = '' } = useParams()
  const key = useOrderKey()
  // Mercado Pago names the payment in the address it sends the shopper back to; without one it writes 'null'.
  const attempt = /^\d{1,20}$/.exec(useSearchParams()[0].get('payment_id') ?? '')?.[0]
  return <SuccessScreen reference={{ order_nr: order, ...(key && { order_key: key }) }} attempt={attempt} />
}
