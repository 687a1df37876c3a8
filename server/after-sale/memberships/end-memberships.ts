import { and, eq, inArray, lte } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { customerMembership, membership } from '#db/schema/memberships.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { enqueueMail } from '#server/platform/mail/outbox.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { allDone, nightlyInEveryCountry, type Job } from '#server/platform/jobs/job.ts'

export const endMemberships: Job = {
  name: 'end-memberships',
  summary: 'end memberships whose date has passed, and tell their owners; begin those whose day has come',
  schedule: nightlyInEveryCountry,
  run: (db, acting) =>
    inTransaction(db, async (tx) => {
      const ended = await tx
        .update(customerMembership)
        .set({ status: 'expired' })
        .where(
          and(inArray(customerMembership.status, ['active', 'pending']), lte(customerMembership.endsAt, acting.now)),
        )
        .returning({ id: customerMembership.idCustomerMembership })
      for (const { id } of ended) {
        await writeAudit(tx, acting, 'end-membership', String(id))
        await mailMembershipEnd(tx, id, acting.now)
      }
      await tx
        .update(customerMembership)
        .set({ status: 'active' })
        .where(and(eq(customerMembership.status, 'pending'), lte(customerMembership.startsAt, acting.now)))
      return allDone(ended.length)
    }),
}

async function mailMembershipEnd(tx: Handle, id: number, now: Date): Promise<void> {
  const [ended] = await tx
    .select({
      club: membership.membershipName,
      name: customer.firstName,
      email: customer.email,
      country: customer.country,
      closedAt: customer.closedAt,
    })
    .from(customerMembership)
    .innerJoin(membership, eq(membership.id, customerMembership.membershipId))
    .innerJoin(customer, eq(customer.idCustomer, customerMembership.idCustomer))
    .where(eq(customerMembership.idCustomerMembership, id))
  if (!ended || ended.closedAt) return
  const { club, name, email, country } = ended
  const data = { name, club }
  await enqueueMail(tx, { template: 'membership-ended', to: email, country, data, now })
}
