import { useQuery } from '@tanstack/react-query'
import { useCall } from '#app/platform/api/use-call.ts'
import { readBankData, type MaskedAccount } from '#contract/after-sale/bank-data.ts'

export const bankDataKey = ['bank-data'] as const

export type BankDataOptions = { remembered: MaskedAccount | null; banks: readonly string[] }

/** The masked account from the previous request, and the banks of the store. */
export function useBankData({ isEnabled = true } = {}) {
  const call = useCall()
  return useQuery({
    queryKey: bankDataKey,
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const { remembered, banks } = await call(readBankData, { body: {} }, { signal })
      return { remembered, banks }
    },
    meta: { isPersonal: true },
  })
}
