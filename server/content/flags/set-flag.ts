import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { flagConfig } from '#db/schema/flags.ts'
import { changeFlag, emptyConfig, type Audience, type FlagConfig } from '#domain/content/flags/flag-config.ts'
import { shopSdkKey, type FlagKey, type FlagValue } from '#domain/content/flags/flags.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { flagsRepository } from './repository.ts'

export async function readFlagConfig(db: Handle): Promise<{ config: FlagConfig; version: string }> {
  const stored = await flagsRepository(db).configOf(shopSdkKey)
  return { config: (stored?.body as FlagConfig | undefined) ?? emptyConfig, version: stored?.etag ?? '' }
}

type FlagChange = { flag: FlagKey; value: FlagValue; audience: Audience }

/** Changes a flag. `seen`: refused by false, and nothing is changed, where it is no longer what the person saw. */
export async function setFlag(
  db: Handle,
  { flag, value, audience }: FlagChange,
  acting: Acting,
  seen?: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Two at once wait for each other, also for the first row.
    await tx.execute(sql`lock table ${flagConfig} in share row exclusive mode`)
    const { config, version } = await readFlagConfig(tx)
    if (seen !== undefined && seen !== version) return false
    await flagsRepository(tx).write(shopSdkKey, changeFlag(config, flag, value, audience), acting.now)
    await writeAudit(tx, acting, 'set-flag', `${flag} = ${value}, ${JSON.stringify(audience)}`)
    return true
  })
}
