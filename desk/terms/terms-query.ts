import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readStoreTerms, type DeskStoreTerms } from '#contract/desk/store-terms.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useAct } from '#desk/platform/use-act.ts'

const termsKey = (country: OpenCountry) => ['terms', country] as const

export const useTerms = (country: OpenCountry) =>
  useQuery({
    queryKey: termsKey(country),
    queryFn: ({ signal }) => deskCall(readStoreTerms, { params: { country } }, { signal }),
  })

/** A change of a store's terms; each decision has a key of its own. */
export function useTermsAct<T>(
  country: OpenCountry,
  act: (given: T, idempotencyKey: string) => Promise<DeskStoreTerms>,
  onDone: () => void = () => {},
) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const acting = useAct<T, DeskStoreTerms>({ own: termsKey(country), lists: [['setup']] }, act)
  return {
    error: acting.error,
    isPending: acting.isPending,
    isSuccess: acting.isSuccess,
    change: (given: T) =>
      acting.mutate({ given, key }, { onSettled: () => setKey(crypto.randomUUID()), onSuccess: onDone }),
  }
}
