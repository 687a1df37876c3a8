import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { country } from '#db/schema/store.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const configRepository = (db: Handle) => ({
  async figuresOf(code: OpenCountry) {
    const [row] = await db.select().from(country).where(eq(country.code, code))
    if (!row) throw new Error(`the table "country" has no row for ${code}`)
    return row
  },
})
