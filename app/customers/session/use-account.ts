import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readCustomer } from '#contract/customers/account.ts'
import { accountKey } from '#app/platform/session/customer.ts'

/** The full customer for screens behind the guard: read once, then cached in memory until the session ends. */
export function useAccount() {
  const call = useCall()
  return useQuery({
    queryKey: accountKey,
    queryFn: async ({ signal }) => (await call(readCustomer, { body: {} }, { signal })).customer,
    staleTime: 60_000,
    meta: { isPersonal: true },
  })
}
