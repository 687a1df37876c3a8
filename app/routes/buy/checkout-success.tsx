import { useParams, useSearchParams } from 'react-router'
import { SuccessScreen } from '#app/buy/checkout/success-screen.tsx'
import type { ScreenHandle } from '#app/shell/screens/screen.ts'
import { brand } from '#domain/platform/country/country.ts'
import type { Route } from './+types/checkout-success'

export const handle: ScreenHandle = { title: () => 'Tu compra', isCheckout: true }

export const meta: Route.MetaFunction = () => [
  { title: `Tu compra · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function CheckoutSuccessRoute() {
  const { order = '' } = useParams()
  const key = useSearchParams()[0].get('key') ?? undefined
  return <SuccessScreen reference={{ order_nr: order, ...(key && { order_key: key }) }} />
}
