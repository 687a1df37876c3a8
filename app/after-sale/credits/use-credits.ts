import { useQuery } from '@tanstack/react-query'
import { useBatches } from '#app/customers/account-page/use-batches.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { readCredits, type Credit } from '#contract/after-sale/credits.ts'

export const creditsKey = ['credits']

/** The customer's credits, latest first, four at a time (CRED-04). */
export function useCredits() {
  const call = useCall()
  return useBatches({
    queryKey: [...creditsKey, 'list'],
    idOf: ({ id_sales_rule }: Credit) => id_sales_rule,
    read: async (page, signal) => {
      const { credits, hasMore } = await call(readCredits, { body: page }, { signal })
      return { items: credits, hasMore }
    },
  })
}

/** The coupons that are this customer's alone. */
export function useOwnCoupons() {
  const call = useCall()
  return useQuery({
    queryKey: [...creditsKey, 'coupons'],
    queryFn: async ({ signal }) => (await call(readCredits, { body: { limit: '1' } }, { signal })).coupons,
    meta: { isPersonal: true },
  })
}

export function useCredit(id: string, { isEnabled }: { isEnabled: boolean }) {
  const call = useCall()
  return useQuery({
    queryKey: [...creditsKey, id],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await call(readCredits, { body: { id_sales_rule: id } }, { signal })).credits[0]!,
    meta: { isPersonal: true },
  })
}
