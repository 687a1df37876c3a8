import { asc, sql, type SQL } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { recommendationEvent } from '#db/schema/discovery.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { isKnownList, picksByName, picksOf } from './picks.ts'

type PicksQuery = { country: OpenCountry; sku: string | undefined; lists: readonly string[] }
type TrackedEvent = { country: OpenCountry; key: string; payload: Record<string, unknown>; now: Date }

export function recommendationsRepository(db: Handle) {
  const prepare = (rows: SQL, name: string) =>
    db
      .select({ list: sql<string>`list`, sku: sql<string>`sku`, model: sql<string>`model` })
      .from(sql`(${rows}) picks`)
      .orderBy(asc(sql`list`), asc(sql`tier`), asc(sql`place`), asc(sql`sku`))
      .prepare(name)
  const byName = prepare(picksByName, 'sliders by name')
  const statements = new Map<string, ReturnType<typeof prepare>>()

  /**
   * One prepared statement per set of known lists and one for all others, so that visitors cannot make the server cache
   * more.
   */
  function statementFor(lists: readonly string[]) {
    if (!lists.every(isKnownList)) return byName
    const name = `sliders ${lists.join(' ')}`
    let statement = statements.get(name)
    if (!statement) {
      statement = prepare(sql.join(lists.map(picksOf), sql` union all `), name)
      statements.set(name, statement)
    }
    return statement
  }

  return {
    /** The skus of the requested lists, each list in its order; a sku or a model may appear in a list twice. */
    picks: ({ country, sku, lists }: PicksQuery) =>
      statementFor(lists).execute({ country, sku: sku ?? null, list: lists[0] ?? null }),

    /** The same event again within a minute is a retry and is recorded once. */
    async recordEvent({ country, key, payload, now }: TrackedEvent): Promise<void> {
      const body = JSON.stringify(payload)
      await db.execute(sql`insert into ${recommendationEvent} (country, key, payload, created_at)
      select ${country}::text, ${key}::text, ${body}::jsonb, ${now}::timestamptz
      where not exists (select from ${recommendationEvent} before
        where before.country = ${country} and before.created_at > ${now}::timestamptz - interval '1 minute'
          and before.key = ${key} and before.payload = ${body}::jsonb)`)
    },
  }
}
