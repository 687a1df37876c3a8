import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { hasChangedMeanwhile } from './call.ts'

/** What answers are kept under: those of the thing itself, and the lists that show it too. */
type Kept = { own: QueryKey; lists: readonly QueryKey[] }

/**
 * An act on one thing. One idempotency key for what was decided once: pressing again after a silence does nothing twice.
 * Where somebody else was faster the thing is read again, so that one decides on what is.
 */
export function useAct<T, R>({ own, lists }: Kept, act: (given: T, idempotencyKey: string) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ given, key }: { given: T; key: string }) => act(given, key),
    onSuccess: (answer) => {
      client.setQueryData(own, answer)
      for (const queryKey of lists) void client.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      if (hasChangedMeanwhile(error)) void client.invalidateQueries({ queryKey: own })
    },
  })
}
