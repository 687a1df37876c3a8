import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { secondPersonLimit } from '#db/schema/second-person.ts'
import { usualLimits } from '#domain/desk/second-person.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'

/** Up to what sum one person may give money away in a store, in minor units; null for any. */
export async function limitOf(db: Handle, country: OpenCountry): Promise<number | null> {
  const [row] = await db.select().from(secondPersonLimit).where(eq(secondPersonLimit.country, country))
  return row ? row.amount : usualLimits[country]
}

export async function setLimit(
  db: Handle,
  { country, amount }: { country: OpenCountry; amount: number | null },
  acting: Acting,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await limitOf(tx, country)
    await tx
      .insert(secondPersonLimit)
      .values({ country, amount })
      .onConflictDoUpdate({ target: secondPersonLimit.country, set: { amount } })
    const change = { country, before: { amount: before }, after: { amount } }
    await writeAudit(tx, acting, 'second-person-set', `${country}: ${amount ?? 'off'}`, change)
  })
}
