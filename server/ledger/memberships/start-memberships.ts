import type { OpenCountry } from '#domain/platform/country/country.ts'
import { and, desc, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { customerMembership, membership } from '#db/schema/memberships.ts'
import { orderItem } from '#db/schema/orders.ts'
import { simple } from '#db/schema/stock.ts'
import { monthsAfter } from '#domain/after-sale/memberships/membership-status.ts'

type Order = { orderNr: string; country: OpenCountry; idCustomer: number | null }

/** The memberships that these sizes sell. */
const membershipsOfSizes = (tx: Handle, country: OpenCountry, sizes: readonly string[]) =>
  tx
    .select({ membership, skuSimple: simple.skuSimple })
    .from(membership)
    .innerJoin(simple, and(eq(simple.country, membership.country), eq(simple.sku, membership.sku)))
    .where(and(eq(membership.country, country), inArray(simple.skuSimple, [...sizes])))

/** Starts the memberships of a paid order: now, or when the current one ends. Once per order. */
export async function startMemberships(tx: Handle, { orderNr, country, idCustomer }: Order, now: Date): Promise<void> {
  if (idCustomer === null) return
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderNr, orderNr))
  const sold = await membershipsOfSizes(
    tx,
    country,
    items.map(({ skuSimple }) => skuSimple),
  )
  if (sold.length === 0) return
  // Of orders that are paid at the same moment the second sees the term of the first and begins after it.
  await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer)).for('no key update')
  const existing = await tx.select().from(customerMembership).where(eq(customerMembership.orderNr, orderNr)).limit(1)
  if (existing.length > 0) return
  for (const { membership: club, skuSimple } of sold) {
    const times = items.filter((item) => item.skuSimple === skuSimple).reduce((sum, { quantity }) => sum + quantity, 0)
    const isCurrent = and(
      eq(customerMembership.idCustomer, idCustomer),
      eq(customerMembership.membershipId, club.id),
      inArray(customerMembership.status, ['active', 'pending']),
    )
    const [last] = await tx
      .select()
      .from(customerMembership)
      .where(isCurrent)
      .orderBy(desc(customerMembership.endsAt))
      .limit(1)
    const startsAt = last && last.endsAt > now ? last.endsAt : now
    await tx.insert(customerMembership).values({
      country,
      idCustomer,
      membershipId: club.id,
      startsAt,
      endsAt: monthsAfter(startsAt, club.months * times),
      status: startsAt > now ? 'pending' : 'active',
      orderNr,
    })
  }
}

/** A cancelled order brings no membership. */
export async function cancelMemberships(tx: Handle, orderNr: string): Promise<void> {
  await tx.update(customerMembership).set({ status: 'cancelled' }).where(eq(customerMembership.orderNr, orderNr))
}
