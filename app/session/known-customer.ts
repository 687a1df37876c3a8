import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Customer } from '#contract/customer.ts'

/** What every screen may know of who is signed in, and all that is persisted (OP-059, C10). */
export type KnownCustomer = {
  loggedIn: boolean
  first_name?: string | undefined
  id_hash?: string | undefined
  buyerType?: string | undefined
  is_newsletter_subscribed?: boolean | undefined
}

export const customerKey = ['customer']
/** The whole customer, in memory only. */
export const accountKey = ['account']

export function knowCustomer(client: QueryClient, customer: Customer): void {
  const { first_name, id_hash, buyerType, is_newsletter_subscribed } = customer
  client.setQueryData<KnownCustomer>(customerKey, {
    loggedIn: true,
    first_name,
    id_hash,
    buyerType,
    is_newsletter_subscribed,
  })
  client.setQueryData<Customer>(accountKey, customer)
}

export function forgetCustomer(client: QueryClient): void {
  client.setQueryData<KnownCustomer>(customerKey, { loggedIn: false })
  client.removeQueries({ queryKey: accountKey })
}

/** Who is signed in, as far as this device knows: nobody until it has remembered (AUTH-01). */
export function useKnownCustomer(): KnownCustomer {
  const { data } = useQuery<KnownCustomer>({ queryKey: customerKey, queryFn: skipToken })
  return data ?? { loggedIn: false }
}
