import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { useIsHydrating } from '#app/platform/bootstrap/use-is-hydrating.ts'
import type { Customer } from '#contract/customers/account.ts'

/** What every screen may know of the signed-in customer, and all that is persisted (OP-059, C10). */
export type CustomerSummary = {
  loggedIn: boolean
  first_name?: string | undefined
  id_hash?: string | undefined
  buyerType?: string | undefined
  is_newsletter_subscribed?: boolean | undefined
}

export const customerKey = ['customer']
/** Query key of the full customer, in memory only. */
export const accountKey = ['account']

/** Personal answers: by the first part of their key, or marked in their `meta`. */
const personalKeys: readonly unknown[] = [accountKey[0], 'cart', 'wishlist']

/** Removes everything of a customer from memory, and with it from the device (AUTH-18, AUTH-20, WISH-07, S10). */
const removePersonalAnswers = (client: QueryClient) =>
  client.removeQueries({
    predicate: ({ meta, queryKey }) => meta?.isPersonal === true || personalKeys.includes(queryKey[0]),
  })

export const getCachedCustomer = (client: QueryClient) => client.getQueryData<CustomerSummary>(customerKey)

export function setCustomer(client: QueryClient, customer: Customer): void {
  const { first_name, id_hash, buyerType, is_newsletter_subscribed } = customer
  const before = getCachedCustomer(client)
  if (before?.loggedIn && before.id_hash !== id_hash) removePersonalAnswers(client)
  client.setQueryData<CustomerSummary>(customerKey, {
    loggedIn: true,
    first_name,
    id_hash,
    buyerType,
    is_newsletter_subscribed,
  })
  client.setQueryData<Customer>(accountKey, customer)
}

export function clearCustomer(client: QueryClient): void {
  client.setQueryData<CustomerSummary>(customerKey, { loggedIn: false })
  removePersonalAnswers(client)
}

const signedOut: CustomerSummary = { loggedIn: false }

/**
 * The signed-in customer as far as this device knows; signed out until the device's state is restored (AUTH-01), and
 * while a part hydrates: on a slow phone the footer does so after that.
 */
export function useCustomer(): CustomerSummary {
  const isHydrating = useIsHydrating()
  const { data } = useQuery<CustomerSummary>({ queryKey: customerKey, queryFn: skipToken })
  return isHydrating ? signedOut : (data ?? signedOut)
}
