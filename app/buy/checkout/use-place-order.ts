import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { CallFailure, isRefusedBy } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { clearBoughtCart } from '#app/buy/cart/client/cart-client.ts'
import { cartKey } from '#app/buy/cart/client/cart-query.ts'
import { ordersKey } from '#app/buy/orders/use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { placeOrder, type Checkout, type NextStep } from '#contract/buy/checkout.ts'
import { giftFieldsOf } from '#domain/buy/gift-cards/gift-card.ts'
import { contactOnly, guestOrderFields } from '#domain/buy/checkout/guest-form.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { guestFormOf } from './guest-address-form.tsx'
import { checkoutKey, useCheckoutChoices } from './use-checkout.ts'

export const successPath = (nr: string, key: string) => `/checkout/success/${nr}?key=${encodeURIComponent(key)}`

/** Redirects to the payment provider, or navigates to the order. */
function goToNextStep(next: NextStep, ownPath: string, navigate: (path: string) => void): void {
  if (next.kind === 'redirect' && next.url) location.assign(next.url)
  else navigate(ownPath)
}

/**
 * Places the order. An unchanged request is sent again with the same key, so that a double tap, a lost answer or a
 * retry create one order (C8, U66).
 */
export function usePlaceOrder(checkout: Checkout) {
  const { country } = useCountry()
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { typed, isTyped, way, gift, giftWhen, change } = useCheckoutDraft()
  const chosen = useCheckoutChoices()
  const intent = useRef({ of: '', key: '' })
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { cart, totals, terms_version } = checkout
      const isPickup = checkout.needs_address && way === 'pickup'
      const form = guestFormOf(typed)
      const sendsAddress =
        isPickup || !checkout.customer ? true : checkout.needs_address && (isTyped || checkout.addresses.length === 0)
      const body = {
        ...chosen,
        id_customer_address: sendsAddress ? '' : String(checkout.id_customer_address ?? ''),
        ...(checkout.shipping && { shipping: checkout.shipping }),
        ...(checkout.needs_payment && checkout.payment && { payment: checkout.payment }),
        hash: cart.hash,
        version: String(cart.version),
        total: String(totals.total),
        terms_version,
        ...(!checkout.needs_address && { by_mail: '1' as const }),
        ...(giftWhen === 'now' && cart.items.some((item) => item.is_gift_card) && giftFieldsOf(gift)),
        ...(sendsAddress && guestOrderFields(isPickup ? contactOnly(form) : form, country)),
      }
      const of = JSON.stringify(body)
      if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() }
      return call(placeOrder, { body }, { idempotencyKey: intent.current.key })
    },
    onSuccess: async ({ order_nr: nr, order_key: key, next }) => {
      change({ placed: { nr, key } })
      // Before leaving the page: the next one must not restore a cart that has been bought.
      await clearBoughtCart(country, client)
      void client.invalidateQueries({ queryKey: ordersKey })
      goToNextStep(next, successPath(nr, key), (path) => void navigate(path, { replace: true }))
    },
    onError: (error) => {
      // The order may have been placed: what the shopper sees stays, so that the same request can be sent again.
      if (error instanceof CallFailure && error.isTransient) return
      const reported = isRefusedBy(error, placeOrder) ? error.data?.checkout : undefined
      if (reported) client.setQueryData(cartKey, reported.cart)
      void client.invalidateQueries({ queryKey: checkoutKey })
    },
  })
}
