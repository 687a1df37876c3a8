import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readAddresses } from '#contract/customers/addresses.ts'

export const addressesKey = ['addresses']

/** The customer's saved addresses: in memory only, and removed with the session (C10). */
export function useAddresses() {
  const call = useCall()
  return useQuery({
    queryKey: addressesKey,
    queryFn: async ({ signal }) => (await call(readAddresses, { body: {} }, { signal })).addresses,
    staleTime: 60_000,
    meta: { isPersonal: true },
  })
}
