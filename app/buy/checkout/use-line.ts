import { useState } from 'react'
import { CallFailure, isRefusedBy } from '#app/platform/api/failures.ts'
import { readCheckout, type Checkout, type Line } from '#contract/buy/checkout.ts'

type CheckoutQuery = { error: Error | null; data: Checkout | undefined; isPending: boolean }

/** The place in line, where the checkout is full; it stays while it is asked for again, and while no answer comes. */
export function useLine({ error, data, isPending }: CheckoutQuery): Line | undefined {
  const [known, setKnown] = useState<Line>()
  const isFull = isRefusedBy(error, readCheckout) && error.code === 'checkout_full'
  const line = isFull ? error.data?.line : undefined
  if (line && line !== known) setKnown(line)
  if (line) return line
  return !data && (isPending || error instanceof CallFailure) ? known : undefined
}
