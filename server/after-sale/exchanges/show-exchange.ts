import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { exchangeOption, exchangeRequest } from '#db/schema/exchange.ts'
import { defectReason } from '#domain/after-sale/exchanges/reasons.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import { actsOn } from '#server/platform/audit/audit.ts'
import { readSteps } from '#server/ledger/orders/read-steps.ts'
import { labelReader } from './repository.ts'
import { returnPhotosOf } from './return-photos.ts'
import { itemsOf } from './returned-items.ts'

/** An exchange or return as the staff see it, its shopper masked; undefined when there is none. */
export async function showExchange(db: Handle, batchnumber: string) {
  const [found] = await db
    .select({ request: exchangeRequest, email: customer.email })
    .from(exchangeRequest)
    .innerJoin(customer, eq(customer.idCustomer, exchangeRequest.idCustomer))
    .where(eq(exchangeRequest.batchnumber, batchnumber))
  if (!found) return undefined
  const { request, email } = found
  const { country } = request
  const labelOf = labelReader(await db.select().from(exchangeOption).where(eq(exchangeOption.country, country)))
  const items = (await itemsOf(db, batchnumber)).map(({ item, sold }) => ({
    id: item.id,
    skuSimple: sold.skuSimple,
    name: sold.name,
    color: sold.color,
    size: sold.size,
    quantity: item.quantity,
    reason: labelOf(item.reasonCode),
    details: item.details,
    isFaulty: item.reasonCode === defectReason,
    condition: item.condition,
    conditionNote: item.conditionNote,
    way: item.way,
    replacement: item.replacementSkuSimple,
    amount: item.amount,
    shippingAmount: item.shippingAmount,
    walletAmount: item.walletAmount,
    creditAmount: item.creditAmount,
    result: item.resultRef,
  }))
  return {
    ...request,
    email: maskEmail(email),
    items,
    photos: await returnPhotosOf(db, batchnumber),
    timeline: (await readSteps(db, 'exchange', [batchnumber]))(batchnumber),
    acts: await actsOn(db, batchnumber),
  }
}
