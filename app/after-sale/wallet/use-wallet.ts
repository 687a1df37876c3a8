import { useQuery } from '@tanstack/react-query'
import { useBatches } from '#app/customers/account-page/use-batches.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { readMovements, readWallet, readWalletConfig, type Movement } from '#contract/after-sale/wallet.ts'

export const walletKey = ['wallet']

/** The store's wallet settings and the customer's balance. */
export function useWallet() {
  const call = useCall()
  return useQuery({
    queryKey: [...walletKey, 'balance'],
    queryFn: async ({ signal }) => {
      const [{ config }, { wallet }] = await Promise.all([
        call(readWalletConfig, { body: {} }, { signal }),
        call(readWallet, { body: {} }, { signal }),
      ])
      return { config, wallet }
    },
    meta: { isPersonal: true },
  })
}

/** The movements of the customer's wallet, latest first, four at a time (WAL-03). */
export function useMovements(walletId: number) {
  const call = useCall()
  return useBatches({
    queryKey: [...walletKey, 'movements', walletId],
    idOf: ({ id }: Movement) => id,
    read: async (page, signal) => {
      const body = { ...page, wallet_id: String(walletId) }
      const { movements, hasMore } = await call(readMovements, { body }, { signal })
      return { items: movements, hasMore }
    },
  })
}

export function useMovement(id: string, { isEnabled }: { isEnabled: boolean }) {
  const call = useCall()
  return useQuery({
    queryKey: [...walletKey, 'movement', id],
    enabled: isEnabled,
    queryFn: async ({ signal }) => (await call(readMovements, { body: { id } }, { signal })).movements[0]!,
    meta: { isPersonal: true },
  })
}
