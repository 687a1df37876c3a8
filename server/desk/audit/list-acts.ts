import type { Act } from '#contract/desk/audit.ts'
import { and, desc, eq, inArray, lt } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'
import { isAbout } from '#server/platform/audit/audit.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type Filter = {
  actor?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  /** Only acts before the one with this number. */
  before?: number | undefined
  /** Null: of all stores, and those of none. */
  stores: readonly OpenCountry[] | null
}

const pageSize = 100

/** What was done, the latest first. Acts on the whole shop are for those who work for all of it. */
export async function listActs(db: Handle, filter: Filter): Promise<{ acts: Act[]; next: number | null }> {
  const { actor, action, subject, before, stores } = filter
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        actor ? eq(audit.actor, actor) : undefined,
        action ? eq(audit.action, action) : undefined,
        subject ? isAbout(subject) : undefined,
        before ? lt(audit.id, before) : undefined,
        stores ? inArray(audit.country, [...stores]) : undefined,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(pageSize + 1)
  const acts = rows.slice(0, pageSize).map(({ idStaff: _who, at, ...act }) => ({ ...act, at: at.toISOString() }))
  return { acts, next: rows.length > pageSize ? acts.at(-1)!.id : null }
}
