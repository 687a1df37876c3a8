import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readBranchOffices } from '#contract/buy/branch-offices.ts'

type Near = { postcode: string; city: string }
type Options = { isEnabled?: boolean; method?: 'pickup' | 'branch_dropoff' }

/** Branches near a postcode or in and around a city, nearest first; all of the store without either. */
export function useBranchOffices(near: Near, { isEnabled = true, method = 'branch_dropoff' }: Options = {}) {
  const call = useCall()
  const query = { ...(near.city ? { city: near.city } : near.postcode && { postcode: near.postcode }), method }
  return useQuery({
    queryKey: ['branch-offices', query],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await call(readBranchOffices, { query }, { signal })).offices,
  })
}
