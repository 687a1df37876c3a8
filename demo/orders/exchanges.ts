import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { orderItem, payment, statusEvent } from '#db/schema/orders.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import { exchangeLabels, type ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import type { CreditIds } from '../people/credits.ts'
import { exchangeStories, type ExchangeStory } from './exchange-stories.ts'
import type { Moments } from '../moments.ts'
import type { OrderItems } from './orders-of-ana.ts'
import { bookStock } from './place-order.ts'
import { skuOf } from '../catalogue/sku.ts'
import type { People } from '../people/write-people.ts'

const stepsTo: Readonly<Record<ExchangeStatus, readonly ExchangeStatus[]>> = {
  requested: ['requested'],
  approved: ['requested', 'approved'],
  received: ['requested', 'approved', 'received'],
  finished: ['requested', 'approved', 'received', 'finished'],
  rejected: ['requested', 'rejected'],
  annulled: ['requested', 'annulled'],
}

type Results = { items: OrderItems; credits: CreditIds; returnToWallet: number }

export async function writeExchanges(db: Handle, people: People, results: Results, moments: Moments): Promise<void> {
  const office = async (name: string) => {
    const [found] = await db.select().from(branchOffice).where(eq(branchOffice.name, name))
    return found!.id
  }
  const [refund] = await db.select().from(payment).where(eq(payment.orderNr, 'R111'))
  const context = {
    palermo: await office('Vereda Palermo'),
    providencia: await office('Vereda Providencia'),
    refundedPayment: refund!.id,
    creditOfGabi: results.credits.get('CRED-GABI-1')!,
    returnToWallet: results.returnToWallet,
  }
  for (const story of exchangeStories(people, context, moments)) await writeExchange(db, people, results.items, story)
}

async function writeExchange(db: Handle, people: People, items: OrderItems, story: ExchangeStory): Promise<void> {
  const { batchnumber, orderNr, status, createdAt, replacement } = story
  const { country, idCustomer } = people[story.who]
  const orderItemId = items.get(orderNr)![story.line]!
  const [sold] = await db.select().from(orderItem).where(eq(orderItem.id, orderItemId))
  await db.insert(exchangeRequest).values({ ...story, country, idCustomer })
  await db.insert(exchangeItem).values({
    batchnumber,
    country,
    orderNr,
    orderItemId,
    quantity: 1,
    reasonCode: story.reason,
    details: story.details,
    way: story.way,
    replacementSkuSimple: replacement ? skuOf(country, replacement) : null,
    amount: sold!.paidPrice / sold!.quantity,
    resultRef: story.resultRef ?? null,
  })

  const began = createdAt.getTime()
  const ended = story.closedAt?.getTime() ?? began + 60 * 60 * 1000
  const road = stepsTo[status]
  await db.insert(statusEvent).values(
    road.map((step, index) => {
      const at = new Date(began + ((ended - began) * index) / Math.max(1, road.length - 1))
      const note = step === 'rejected' ? (story.rejectReason ?? null) : null
      const event = { subject: 'exchange', subjectId: batchnumber, status: step, label: exchangeLabels[step] } as const
      return Object.assign({ at, note }, event)
    }),
  )
  if (status === 'finished') {
    const back = { country, skuSimple: sold!.skuSimple, delta: 1, reason: 'return', ref: batchnumber } as const
    await bookStock(db, { ...back, createdAt: new Date(ended) })
  }
}
