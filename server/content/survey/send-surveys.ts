import { randomBytes } from 'node:crypto'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notExists } from '#db/connection/drizzle.ts'
import { customer } from '#db/schema/customers.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { npsInvitation } from '#db/schema/survey.ts'
import { inviteAfterDays, inviteUntilDays, invitationLifetimeDays } from '#domain/content/survey/survey.ts'
import { readOpenStores } from '#server/platform/brand/stored.ts'
import { daily, runEach, type Job } from '#server/platform/jobs/job.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Asks once for each delivered order: the invitation and its mail are one transaction. */
export const sendSurveys: Job = {
  name: 'send-surveys',
  summary: 'ask how it was, some days after a delivery, once per order',
  schedule: daily,
  async run(db, { now }) {
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
    const due = await db
      .select({
        orderNr: salesOrder.orderNr,
        country: salesOrder.country,
        guestEmail: salesOrder.guestEmail,
        email: customer.email,
        address: salesOrder.shippingAddress,
      })
      .from(salesOrder)
      .leftJoin(customer, eq(customer.idCustomer, salesOrder.idCustomer))
      .where(
        and(
          eq(salesOrder.status, 'delivered'),
          inArray(salesOrder.country, await readOpenStores(db)),
          isNotNull(salesOrder.cartHash),
          isNull(customer.closedAt),
          lte(salesOrder.deliveredAt, daysAgo(inviteAfterDays)),
          gte(salesOrder.deliveredAt, daysAgo(inviteUntilDays)),
          notExists(db.select().from(npsInvitation).where(eq(npsInvitation.orderNr, salesOrder.orderNr))),
        ),
      )
      .orderBy(asc(salesOrder.orderNr))
    return runEach(
      db,
      due,
      ({ orderNr }) => orderNr,
      async (tx, { orderNr, country, guestEmail, email, address }) => {
        // Two nodes may run at once: the one that locks the order first sends the mail.
        await tx.select().from(salesOrder).where(eq(salesOrder.orderNr, orderNr)).for('no key update')
        const [invited] = await tx.select().from(npsInvitation).where(eq(npsInvitation.orderNr, orderNr))
        const to = guestEmail ?? email
        if (invited || !to) return false
        const key = randomBytes(18).toString('base64url')
        await tx
          .insert(npsInvitation)
          .values({ key, orderNr, expiresAt: new Date(now.getTime() + invitationLifetimeDays * dayMs) })
        const data = { key, orderNr, name: address.first_name }
        await enqueueMail(tx, { template: 'survey', to, country, data, now })
        return true
      },
    )
  },
}
