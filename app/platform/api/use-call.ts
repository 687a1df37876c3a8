import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallInput, CallReply, Endpoint } from '#contract/platform/endpoint.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { browserCall } from './browser-call.ts'
import type { Call } from './client.ts'

/** Calls from the browser, for the store the visitor stands in. */
export function useCall(): Call {
  const { country } = useCountry()
  return useMemo(() => browserCall(country), [country])
}

/** A change the shopper asks for. One intent, one key: the retries of one tap can never act twice (C8). */
export function useChange<E extends Endpoint>(declared: E) {
  const call = useCall()
  const { mutate, ...change } = useMutation<CallReply<E>, Error, { input: CallInput<E>; idempotencyKey: string }>({
    mutationFn: ({ input, idempotencyKey }) => call(declared, input, { idempotencyKey }),
  })
  return { ...change, send: (input: CallInput<E>) => mutate({ input, idempotencyKey: crypto.randomUUID() }) }
}
