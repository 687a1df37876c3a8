import { and, desc, eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { regretRequest, salesOrder } from '#db/schema/orders.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

async function isAfter(db: Handle, code: string) {
  const [row] = await db
    .select({ createdAt: sql<string>`${regretRequest.createdAt}::text` })
    .from(regretRequest)
    .where(eq(regretRequest.code, code))
  if (!row) throw new OperatorRefusal(`There is no revocation "${code}".`)
  return sql`(${regretRequest.createdAt}, ${regretRequest.code}) < (${row.createdAt}::timestamptz, ${code})`
}

/** Purchases that were revoked by law, the latest first, each with the order it is about where there is one. */
export async function listRevocations(
  db: Handle,
  { country }: { country?: OpenCountry | undefined },
  { limit, after }: { limit: number; after?: string | undefined },
) {
  const rows = await db
    .select({
      code: regretRequest.code,
      country: regretRequest.country,
      createdAt: regretRequest.createdAt,
      typedOrder: regretRequest.typedOrder,
      email: regretRequest.email,
      reason: regretRequest.reason,
      orderNr: regretRequest.orderNr,
      status: salesOrder.status,
    })
    .from(regretRequest)
    .leftJoin(salesOrder, eq(salesOrder.orderNr, regretRequest.orderNr))
    .where(
      and(country && eq(regretRequest.country, country), after === undefined ? undefined : await isAfter(db, after)),
    )
    .orderBy(desc(regretRequest.createdAt), desc(regretRequest.code))
    .limit(limit + 1)
  const revocations = rows.slice(0, limit)
  return { revocations, next: rows.length > limit ? revocations.at(-1)!.code : null }
}
