import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CallInput, CallReply, Endpoint } from '#contract/endpoint.ts'
import { useStore } from '#app/store/use-store.ts'
import { callWith, sendFromBrowser, type Call } from './client.ts'

/** Calls from the browser, for the store the visitor stands in. */
export function useCall(): Call {
  const { country } = useStore()
  return useMemo(() => callWith(sendFromBrowser(country)), [country])
}

type Change<R> = { isPending: boolean; data?: R; error?: Error }

/**
 * A change the shopper asks for. One intent, one key: the retries of one tap can never act twice (C8). It is one of the
 * client's own mutations, watched by plain state: the library's observer would be in the shell for this alone.
 */
export function useChange<E extends Endpoint>(declared: E) {
  const call = useCall()
  const client = useQueryClient()
  const [change, setChange] = useState<Change<CallReply<E>>>({ isPending: false })

  function send(input: CallInput<E>): void {
    const idempotencyKey = crypto.randomUUID()
    const mutation = client.getMutationCache().build<CallReply<E>, Error, void, unknown>(client, {
      mutationFn: () => call(declared, input, { idempotencyKey }),
    })
    setChange({ isPending: true })
    mutation.execute().then(
      (data) => setChange({ isPending: false, data }),
      (error: Error) => setChange({ isPending: false, error }),
    )
  }

  return { ...change, send }
}
