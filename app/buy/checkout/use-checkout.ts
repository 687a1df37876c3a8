import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { cartKey, getCachedCart, restoreCart } from '#app/buy/cart/client/cart-query.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { Cart } from '#contract/buy/cart.ts'
import { readCheckout } from '#contract/buy/checkout.ts'
import { otherCity } from '#domain/buy/checkout/guest-form.ts'
import { placeKey, useCheckoutDraft } from '#app/platform/device/checkout-draft-store.ts'

export const checkoutKey = ['checkout']

/** Restores the draft from session storage after hydration; a draft of another country is dropped. */
export function useRestoredDraft(): boolean {
  const { country } = useCountry()
  const [isRestored, setIsRestored] = useState(false)
  useEffect(() => {
    void useCheckoutDraft.persist.rehydrate()
    const { country: stored, reset, change } = useCheckoutDraft.getState()
    if (stored !== country) reset()
    change({ country })
    setIsRestored(true)
  }, [country])
  return isRestored
}

/** The place of the typed address, as far as known. While it is changed, its postcode may be of another region. */
function placeOf(typed: Readonly<Record<string, string>>, checked: string) {
  const postcode = placeKey(typed) === checked ? (typed.postcode ?? '') : ''
  if (typed.place === otherCity) return { region: typed.region ?? '', city: '', postcode }
  const [region = '', city = ''] = (typed.place ?? '').split('-')
  return { region, city, postcode }
}

/** The choices in the shape the API takes. */
export function useCheckoutChoices() {
  const draft = useCheckoutDraft()
  const isPickup = draft.way === 'pickup'
  return {
    id_customer_address: draft.isTyped || isPickup ? '' : draft.addressId,
    ...(isPickup
      ? { shipping: 'pickup' as const, ...(draft.branchId && { id_branch: draft.branchId }) }
      : draft.shipping && { shipping: draft.shipping }),
    ...(draft.payment && { payment: draft.payment }),
    wallet: draft.usesWallet ? ('1' as const) : ('0' as const),
  }
}

/**
 * Addresses, delivery and payment methods and totals for the current choices; the previous answer stays visible until
 * the next arrives.
 */
export function useCheckout({ isEnabled }: { isEnabled: boolean }) {
  const { country } = useCountry()
  const client = useQueryClient()
  const call = useCall()
  const { typed, isTyped, checked, way } = useCheckoutDraft()
  const chosen = useCheckoutChoices()
  // Another cart or cart version needs another answer.
  const { data: cart } = useQuery<Cart | null>({ queryKey: cartKey, queryFn: skipToken })
  // A typed address is sent as a place; a saved one by its id.
  const place = isTyped && way === 'home' ? placeOf(typed, checked) : { region: '', city: '' }
  return useQuery({
    queryKey: [...checkoutKey, chosen, place, cart?.hash, cart?.version],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      await restoreCart(country, client)
      const hash = getCachedCart(client)?.hash
      return (await call(readCheckout, { body: { ...chosen, ...place, ...(hash && { hash }) } }, { signal })).checkout
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isPersonal: true },
  })
}
