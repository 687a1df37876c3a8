import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallInput, CallReply, Endpoint } from '#contract/platform/endpoint.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { browserCall } from './browser-call.ts'
import type { Call } from './client.ts'

/** Calls from the browser for the visitor's store. */
export function useCall(): Call {
  const { country } = useCountry()
  return useMemo(() => browserCall(country), [country])
}

/**
 * A change made by the visitor. Every `send` has its own idempotency key, so that retries cannot apply it twice (C8).
 */
export function useChange<E extends Endpoint>(endpoint: E) {
  const call = useCall()
  const { mutate, ...change } = useMutation<CallReply<E>, Error, { input: CallInput<E>; idempotencyKey: string }>({
    mutationFn: ({ input, idempotencyKey }) => call(endpoint, input, { idempotencyKey }),
  })
  return { ...change, send: (input: CallInput<E>) => mutate({ input, idempotencyKey: crypto.randomUUID() }) }
}
