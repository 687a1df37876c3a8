import { eq } from '#db/connection/drizzle.ts'
import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeTableKind } from '#domain/browse/catalog/sizes.ts'
import { generalCharts } from '#domain/browse/sizes/general-charts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Handle } from '#db/connection/handle.ts'
import { sizeTable } from '#db/schema/sizes.ts'

export type SizeTableIds = Map<`${SizeTableKind} ${ProductGender}`, number>

/** Writes the general size tables of a store; returns their ids by kind and gender. */
export async function writeSizeTables(db: Handle, country: OpenCountry): Promise<SizeTableIds> {
  await db
    .insert(sizeTable)
    .values(generalCharts(country).map(({ title, ...table }) => ({ country, name: title, ...table })))
    .onConflictDoNothing()
  const rows = await db.select().from(sizeTable).where(eq(sizeTable.country, country))
  return new Map(rows.map(({ kind, gender, id }) => [`${kind} ${gender}` as const, id]))
}
