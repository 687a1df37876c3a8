import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moveOrder, type ListedOrder } from '#contract/desk/orders.ts'
import type { BulkStep } from '#domain/desk/bulk-move.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { orderKey } from './order-query.ts'

/** What became of an order: undefined while it waits, true when it moved, else the sentence why not. */
export type BulkResult = true | string

/**
 * Moves orders one after the other, each as it was seen and in a transaction of its own: one that changed meanwhile does not
 * hold up the others, and a second press repeats nothing.
 */
export function useBulkMove(to: BulkStep, orders: readonly ListedOrder[]) {
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map())
  const [isRunning, setIsRunning] = useState(false)

  async function run(): Promise<void> {
    setIsRunning(true)
    const found = new Map(results)
    for (const { orderNr, version } of orders) {
      if (found.get(orderNr) === true) continue
      const call = { params: { orderNr }, body: { to, version } }
      const result = await deskCall(moveOrder, call, { idempotencyKey: `${key}-${orderNr}` }).then(
        () => true as const,
        (error: unknown) => failureText(error),
      )
      found.set(orderNr, result)
      setResults(new Map(found))
      void client.invalidateQueries({ queryKey: orderKey(orderNr) })
    }
    for (const list of ['orders', 'today']) void client.invalidateQueries({ queryKey: [list] })
    setIsRunning(false)
  }

  return { run, results, isRunning, isDone: orders.length > 0 && results.size === orders.length && !isRunning }
}
