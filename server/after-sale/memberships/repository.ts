import type { Page } from '#contract/platform/list-page.ts'
import type { Membership } from '#contract/after-sale/memberships.ts'
import { and, desc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { customerMembership, membership } from '#db/schema/memberships.ts'
import { productPath } from '#domain/browse/product/address.ts'
import { membershipLabels, currentMembershipStatus } from '#domain/after-sale/memberships/membership-status.ts'

export function membershipsRepository(db: Handle) {
  return {
    async ofCustomer(idCustomer: number, { limit, offset }: Page, now: Date): Promise<Membership[]> {
      const rows = await db
        .select({
          held: customerMembership,
          name: membership.membershipName,
          cmsKey: membership.cmsKey,
          slug: product.slug,
        })
        .from(customerMembership)
        .innerJoin(membership, eq(membership.id, customerMembership.membershipId))
        .leftJoin(
          product,
          and(eq(product.country, membership.country), eq(product.sku, membership.sku), eq(product.active, true)),
        )
        .where(eq(customerMembership.idCustomer, idCustomer))
        // Orders equal times by id, so that pages neither repeat nor skip rows (INV-29).
        .orderBy(desc(customerMembership.startsAt), desc(customerMembership.idCustomerMembership))
        .limit(limit)
        .offset(offset)
      return rows.map(({ held, name, cmsKey, slug }) => {
        const status = currentMembershipStatus(held, now)
        return {
          id_customer_membership: held.idCustomerMembership,
          Membership_name: name,
          has_cms_content: cmsKey !== null,
          cms_key: cmsKey,
          status,
          label: membershipLabels[status],
          starts_at: held.startsAt.toISOString(),
          ends_at: held.endsAt.toISOString(),
          product_path: slug && productPath(slug),
        }
      })
    },
  }
}
