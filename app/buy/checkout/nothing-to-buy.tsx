import { Navigate } from 'react-router'
import { usePaymentResult } from '#app/buy/orders/use-payment-result.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { checkoutWords } from './checkout-words.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import { successPath } from './use-place-order.ts'

export function LoadingCheckout() {
  const words = checkoutWords(useCountry().country)
  return (
    <div role="status" className="page grid gap-4 py-6">
      <noscript>
        <p className="font-medium">{words.needsScripts}</p>
      </noscript>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-80" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
}

const undone: readonly OrderStatus[] = ['cancelled', 'payment_rejected']

/** The order of this tab: paid, or back from the gateway without having paid it. */
function AlreadyPlaced({ nr, orderKey }: { nr: string; orderKey: string }) {
  const words = checkoutWords(useCountry().country)
  const { data, isError } = usePaymentResult({ order_nr: nr, order_key: orderKey })
  const path = successPath(nr, orderKey)
  if (!data && !isError) return <LoadingCheckout />
  // Its page says what became of it.
  if (!data || data.order.to_pay || undone.includes(data.order.status)) return <Navigate to={path} replace />
  return (
    <StateBlock
      headingLevel={1}
      title={words.placed.title}
      text={words.placed.text(nr)}
      action={<ButtonLink to={path}>{words.placed.action}</ButtonLink>}
    />
  )
}

/** Without a cart: what was bought in this tab, or an empty cart. */
export function NothingToBuy() {
  const words = checkoutWords(useCountry().country)
  const { placed } = useCheckoutDraft()
  if (placed) return <AlreadyPlaced nr={placed.nr} orderKey={placed.key} />
  return (
    <StateBlock
      headingLevel={1}
      title={words.empty.title}
      text={words.empty.text}
      action={<ButtonLink to="/">{words.empty.action}</ButtonLink>}
    />
  )
}
