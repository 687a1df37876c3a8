import type pg from 'pg'
import { inPipelinedTransaction, onConnection } from '#db/connection/transaction.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { cartRepository } from '#server/buy/cart/repository.ts'
import { replay, storedRefusal } from '#server/platform/http/idempotency.ts'
import { TooManyAttempts } from '#server/platform/http/limits/attempts.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import type { PlacedOrder, PlaceOrderContext, PlaceOrderRequest, PlaceOrderResult } from './order-steps.ts'
import {
  placeOrderIn,
  readForOrder,
  recordedAnswer,
  type OrderServices,
  type PlaceOrderAttempt,
} from './order-transaction.ts'

type PlaceOrderServices = OrderServices & { pool: pg.Pool; secrets: Secrets }

const uniqueViolation = '23505'

/** Places an order in one transaction, once per cart and once per key (INV-01, INV-16, INV-18). */
export function orderPlacing({ pool, secrets, ...services }: PlaceOrderServices) {
  /** One attempt in a transaction of its own; a refusal is rolled back and then recorded as the answer to its key. */
  async function attempt(
    client: pg.PoolClient,
    request: PlaceOrderRequest,
    context: PlaceOrderContext,
  ): Promise<PlaceOrderAttempt> {
    const { intent, visitor } = request
    try {
      return await inPipelinedTransaction(
        client,
        () => readForOrder(client, request),
        (transaction, read) => placeOrderIn(transaction, read, request, context, services),
      )
    } catch (error) {
      if (!intent || error instanceof TooManyAttempts) throw error
      const carts = cartRepository(client)
      if (error instanceof RuleError && error.code !== 'idempotency_conflict') {
        if (await carts.record({ intent, response: storedRefusal(error) })) throw error
      } else if ((error as { code?: unknown }).code !== uniqueViolation) throw error
      // Another call with the same key finished first.
      const { record } = await carts.read({ ...visitor, intent })
      if (!record) throw error
      return { replayed: recordedAnswer(record, intent) }
    }
  }

  return async (request: PlaceOrderRequest): Promise<PlacedOrder> => {
    const { country, now } = request.visitor
    const context = {
      terms: await services.states.termsOf(country, now),
      ofStore: await services.storeFactsOf(country, now),
      numberSecret: await secrets('order number'),
      linkSecret: await secrets('order link'),
    }
    const done = await onConnection(pool, (client) => attempt(client, request, context))
    return 'placed' in done ? done : { placed: replay(done.replayed) as PlaceOrderResult, payment: undefined }
  }
}
