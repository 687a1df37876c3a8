import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { isRefusedBy } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { cartClientOf } from '#app/buy/cart/client/cart-client.ts'
import { cartKey } from '#app/buy/cart/client/cart-counter.ts'
import { ordersKey } from '#app/buy/orders/use-orders.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { placeOrder, type Checkout, type NextStep } from '#contract/buy/checkout.ts'
import { guestOrderFields } from '#domain/buy/checkout/guest-form.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'
import { guestFormOf } from './guest-address-form.tsx'
import { checkoutKey, useChosen } from './use-checkout.ts'

export const successPath = (nr: string, key: string) => `/checkout/success/${nr}?key=${encodeURIComponent(key)}`

/** To the pages of whoever moves the money, or to the order itself. */
export function follow(next: NextStep, ownPath: string, navigate: (path: string) => void): void {
  if (next.kind === 'redirect' && next.url) location.assign(next.url)
  else navigate(ownPath)
}

/**
 * Places the order. What is sent again unchanged has the same key, so a double tap, a lost answer or a second try make
 * one order (C8, U66).
 */
export function usePlaceOrder(checkout: Checkout) {
  const { country } = useCountry()
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { typed, isTyped, branchId, change } = useCheckoutDraft()
  const chosen = useChosen()
  const intent = useRef({ of: '', key: '' })
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { cart, totals, terms_version } = checkout
      const writes = checkout.customer ? checkout.needs_address && (isTyped || checkout.addresses.length === 0) : true
      const body = {
        ...chosen,
        id_customer_address: writes ? '' : String(checkout.id_customer_address ?? ''),
        ...(checkout.shipping && { shipping: checkout.shipping }),
        ...(checkout.needs_payment && checkout.payment && { payment: checkout.payment }),
        hash: cart.hash,
        version: String(cart.version),
        total: String(totals.total),
        terms_version,
        id_branch: branchId,
        ...(!checkout.needs_address && { by_mail: '1' as const }),
        ...(writes && guestOrderFields(guestFormOf(typed), country)),
      }
      const of = JSON.stringify(body)
      if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() }
      return call(placeOrder, { body }, { idempotencyKey: intent.current.key })
    },
    onSuccess: async ({ order_nr: nr, order_key: key, next }) => {
      change({ placed: { nr, key } })
      // Before the page is left: the next one must not remember a cart that is bought.
      await cartClientOf(country, client).bought()
      void client.invalidateQueries({ queryKey: ordersKey })
      follow(next, successPath(nr, key), (path) => void navigate(path, { replace: true }))
    },
    onError: (error) => {
      const told = isRefusedBy(error, placeOrder) ? error.data?.checkout : undefined
      if (told) client.setQueryData(cartKey, told.cart)
      void client.invalidateQueries({ queryKey: checkoutKey })
    },
  })
}
