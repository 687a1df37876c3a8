import { createHash } from 'node:crypto'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { flagConfig } from '#db/schema/flags.ts'

export const flagsRepository = (db: Handle) => ({
  /** The key with or without the client's version segment names the same configuration (FLAG-10). */
  async configOf(sdkKey: string) {
    const [row] = await db
      .select()
      .from(flagConfig)
      .where(eq(flagConfig.sdkKey, sdkKey.replace(/^configcat-sdk-1\//, '')))
    return row
  },

  async write(sdkKey: string, body: Record<string, unknown>, now: Date): Promise<void> {
    const etag = `"${createHash('sha1').update(JSON.stringify(body)).digest('hex')}"`
    const changed = { body, etag, updatedAt: now }
    await db
      .insert(flagConfig)
      .values({ sdkKey, ...changed })
      .onConflictDoUpdate({ target: flagConfig.sdkKey, set: changed })
  },
})
