import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { country as countryTable } from '#db/schema/store.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Whether the country shows the instalment widget, from its table (OP-041). */
export const instalmentsRepository = (db: Handle) => ({
  async isWidgetActive(country: OpenCountry): Promise<boolean> {
    const [row] = await db
      .select({ isActive: countryTable.addiActive })
      .from(countryTable)
      .where(eq(countryTable.code, country))
    return row?.isActive ?? false
  },
})
