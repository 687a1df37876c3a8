import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export type Run<V, R> = { isPending: boolean; variables?: V; data?: R; error?: Error }

/**
 * Runs work as one of the client's own mutations, retries included, and watches the latest run with plain state: the
 * library's observer would be in the first load for this alone.
 */
export function useRun<V, R>(work: (variables: V) => Promise<R>) {
  const client = useQueryClient()
  const [run, setRun] = useState<Run<V, R>>({ isPending: false })
  const latest = useRef(0)

  function start(variables: V): void {
    const own = ++latest.current
    const mutation = client.getMutationCache().build<R, Error, V, unknown>(client, { mutationFn: work })
    const end = (outcome: { data: R } | { error: Error }) => {
      if (own === latest.current) setRun({ isPending: false, variables, ...outcome })
    }
    setRun({ isPending: true, variables })
    mutation.execute(variables).then(
      (data) => end({ data }),
      (error: Error) => end({ error }),
    )
  }

  return { ...run, start }
}
