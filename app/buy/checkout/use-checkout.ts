import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { cartClientOf } from '#app/buy/cart/client/cart-client.ts'
import { knownCart } from '#app/buy/cart/client/known-cart.ts'
import { cartKey } from '#app/buy/cart/client/cart-counter.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { readCheckout } from '#contract/buy/checkout.ts'
import { otherCity } from '#domain/buy/checkout/guest-form.ts'
import { useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'

export const checkoutKey = ['checkout']

/** Fills the draft from this tab's storage once the page runs; another country's is dropped. */
export function useRestoredDraft(): boolean {
  const { country } = useCountry()
  const [isRestored, restore] = useState(false)
  useEffect(() => {
    void useCheckoutDraft.persist.rehydrate()
    const { country: stored, forget, change } = useCheckoutDraft.getState()
    if (stored !== country) forget()
    change({ country })
    restore(true)
  }, [country])
  return isRestored
}

/** Where the typed address is, as far as it says. */
function placeOf(typed: Readonly<Record<string, string>>) {
  if (typed.place === otherCity) return { region: typed.region ?? '', city: '' }
  const [region = '', city = ''] = (typed.place ?? '').split('-')
  return { region, city }
}

/** The choices as calls name them. */
export function useChosen() {
  const draft = useCheckoutDraft()
  return {
    id_customer_address: draft.isTyped ? '' : draft.addressId,
    ...(draft.shipping && { shipping: draft.shipping }),
    ...(draft.payment && { payment: draft.payment }),
    wallet: draft.usesWallet ? ('1' as const) : ('0' as const),
  }
}

/** Addresses, ways to deliver and to pay, and totals, for what is chosen: what was shown stays until the answer comes. */
export function useCheckout({ isEnabled }: { isEnabled: boolean }) {
  const { country } = useCountry()
  const client = useQueryClient()
  const call = useCall()
  const { typed, isTyped } = useCheckoutDraft()
  const chosen = useChosen()
  // Another cart, or another state of it, is another question.
  const { data: cart } = useQuery<Cart | null>({ queryKey: cartKey, queryFn: skipToken })
  // A typed address says where; one of the book is named by its id.
  const place = isTyped ? placeOf(typed) : { region: '', city: '' }
  return useQuery({
    queryKey: [...checkoutKey, chosen, place, cart?.hash, cart?.version],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      await cartClientOf(country, client).ready()
      const hash = knownCart(client)?.hash
      return (await call(readCheckout, { body: { ...chosen, ...place, ...(hash && { hash }) } }, { signal })).checkout
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isPersonal: true },
  })
}
