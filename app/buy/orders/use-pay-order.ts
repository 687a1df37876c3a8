import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusedBy, Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { payOrder } from '#contract/buy/checkout.ts'
import type { PaymentChoice } from '#domain/buy/payments/methods.ts'
import { paymentDueWords } from './payment-due-words.ts'
import { orderQueryKey, ordersKey, type OrderRef } from './use-orders.ts'

/** Leads to the payment of an order, in the way that is chosen. Every tap has its own idempotency key. */
export function usePayOrder(reference: OrderRef) {
  const words = paymentDueWords(useCountry().country)
  const call = useCall()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ payment, idempotencyKey }: { payment: PaymentChoice; idempotencyKey: string }) =>
      call(payOrder, { body: { ...reference, payment } }, { idempotencyKey }),
    onMutate: () => setProblem(undefined),
    onSuccess: async ({ next }) => {
      if (next.url) location.assign(next.url)
      else await client.invalidateQueries({ queryKey: ordersKey })
      if (next.kind === 'retry') setProblem(words.noAnswer)
    },
    onError: async (error) => {
      // Beginning to pay charges nothing, so a lost answer has charged nothing either.
      setProblem(error instanceof Refused ? sentenceOf(error) : words.failed)
      if (!isRefusedBy(error, payOrder) || !error.data?.order) return
      client.setQueryData(orderQueryKey(reference), error.data.order)
      await client.invalidateQueries({ queryKey: ordersKey })
    },
  })
  return {
    problem,
    isBusy: isPending,
    /** Whether there is a way to pay now. */
    run: (payment: PaymentChoice): Promise<boolean> =>
      mutateAsync({ payment, idempotencyKey: crypto.randomUUID() }).then(
        ({ next }) => next.kind !== 'retry',
        () => false,
      ),
  }
}
