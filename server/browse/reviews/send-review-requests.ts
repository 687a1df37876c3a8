import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notExists } from '#db/connection/drizzle.ts'
import { customer } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { reviewInvitation } from '#db/schema/reviews.ts'
import { inviteAfterDays, inviteUntilDays } from '#domain/browse/reviews/review.ts'
import { readOpenStores } from '#server/platform/brand/stored.ts'
import { daily, runEach, type Job } from '#server/platform/jobs/job.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { readSecret } from '#server/platform/secrets/secrets.ts'
import { reviewsRepository } from './repository.ts'
import { reviewKeyOf } from './review-key.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Asks the buyer of each delivered order once, also when they sent something back. */
export const sendReviewRequests: Job = {
  name: 'ask-for-reviews',
  summary: 'ask buyers for reviews, some days after a delivery, once per order',
  schedule: daily,
  async run(db, { now }) {
    const secret = await readSecret(db, 'review link')
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
    const due = await db
      .select({ order: salesOrder, email: customer.email })
      .from(salesOrder)
      .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
      .where(
        and(
          inArray(salesOrder.country, await readOpenStores(db)),
          inArray(salesOrder.status, ['delivered', 'partly_returned', 'returned']),
          // The replacement of an exchange belongs to the same purchase.
          isNotNull(salesOrder.cartHash),
          isNull(customer.closedAt),
          lte(salesOrder.deliveredAt, daysAgo(inviteAfterDays)),
          gte(salesOrder.deliveredAt, daysAgo(inviteUntilDays)),
          notExists(db.select().from(reviewInvitation).where(eq(reviewInvitation.orderNr, salesOrder.orderNr))),
        ),
      )
      .orderBy(asc(salesOrder.orderNr))
    return runEach(
      db,
      due,
      ({ order }) => order.orderNr,
      async (tx, { order, email }) => {
        const { orderNr, country, guestEmail, shippingAddress } = order
        // Two nodes may run at once: the one that writes the invitation sends the mail.
        const [mine] = await tx
          .insert(reviewInvitation)
          .values({ orderNr, askedAt: now })
          .onConflictDoNothing()
          .returning()
        const to = guestEmail ?? email
        if (!mine || !to) return false
        const open = (await reviewsRepository(tx).reviewables(order)).filter((item) => item.review === null)
        if (open.length === 0) return false
        const data = {
          name: shippingAddress.first_name,
          orderNr,
          key: reviewKeyOf(orderNr, secret),
          items: open.map(({ sku, name, brand, color, image }) => ({ sku, name, brand, color, image })),
        }
        await enqueueMail(tx, { template: 'review-request', to, country, data, now })
        return true
      },
    )
  },
}
