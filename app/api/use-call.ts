import { useMemo } from 'react'
import type { CallInput, CallReply, Endpoint } from '#contract/endpoint.ts'
import { useStore } from '#app/store/use-store.ts'
import { callWith, sendFromBrowser, type Call } from './client.ts'
import { useRun } from './use-run.ts'

/** Calls from the browser, for the store the visitor stands in. */
export function useCall(): Call {
  const { country } = useStore()
  return useMemo(() => callWith(sendFromBrowser(country)), [country])
}

/** A change the shopper asks for. One intent, one key: the retries of one tap can never act twice (C8). */
export function useChange<E extends Endpoint>(declared: E) {
  const call = useCall()
  const { start, ...run } = useRun<{ input: CallInput<E>; idempotencyKey: string }, CallReply<E>>(
    ({ input, idempotencyKey }) => call(declared, input, { idempotencyKey }),
  )
  return { ...run, send: (input: CallInput<E>) => start({ input, idempotencyKey: crypto.randomUUID() }) }
}
