import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { country } from '#db/schema/store.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Whether the store shows the instalment widget, as its table says now (OP-041). */
export const instalmentsRepository = (db: Handle) => ({
  async isWidgetActive(store: OpenCountry): Promise<boolean> {
    const [row] = await db.select({ isActive: country.addiActive }).from(country).where(eq(country.code, store))
    return row?.isActive ?? false
  },
})
