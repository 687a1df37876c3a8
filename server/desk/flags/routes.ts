import type { FastifyInstance } from 'fastify'
import { changeFlag, listFlags, type DeskFlags } from '#contract/desk/flags.ts'
import { desc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'
import { flagStateOf, flagValueFrom } from '#domain/content/flags/flag-config.ts'
import { flagKeys, flagTable, type FlagKey } from '#domain/content/flags/flags.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { readExperiment } from '#server/content/experiments/compare.ts'
import { readFlagConfig, setFlag } from '#server/content/flags/set-flag.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { requireAllStores } from '#server/desk/system/require-all-stores.ts'

type Flag = DeskFlags['flags'][number]

async function wireFlag(db: Handle, config: Parameters<typeof flagStateOf>[0], key: FlagKey): Promise<Flag> {
  const { everybody, shares, rules } = flagStateOf(config, key)
  const experiment = await readExperiment(db, key)
  return {
    key,
    values: flagTable[key].values.map(String),
    everybody: String(everybody),
    shares: shares.map(({ value, percent }) => ({ value: String(value), percent })),
    rules: rules.map(({ value, country, customers }) => ({
      value: String(value),
      country,
      customers: customers.length,
    })),
    variants: experiment?.variants ?? [],
    comparisons: (experiment?.comparisons ?? []).map((one) => ({ ...one, base: experiment!.base })),
  }
}

/** Flags are one for all stores: they are for those who work for all of them. */
export function deskFlagRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function read(): Promise<DeskFlags> {
    const { config, version } = await readFlagConfig(db)
    return { version, flags: await Promise.all(flagKeys.map((key) => wireFlag(db, config, key))) }
  }

  mount(app, listFlags, (_input, call) => {
    requireAllStores(call)
    return read()
  })

  mount(app, changeFlag, async ({ params: { flag }, body: { version, value: text, audience } }, call) => {
    requireAllStores(call)
    const value = flagValueFrom(flag, text)
    if (value === undefined) throw new DeskError('invalid_input')
    await call.transact(async (tx) => {
      if (await setFlag(tx, { flag, value, audience }, call.acting(), version)) return {}
      const [last] = await tx
        .select({ by: audit.actor, at: audit.at })
        .from(audit)
        .where(eq(audit.action, 'set-flag'))
        .orderBy(desc(audit.id))
        .limit(1)
      throw new DeskError('changed_meanwhile', {
        data: last ? { last: { by: last.by, at: last.at.toISOString() } } : {},
      })
    })
    return read()
  })
}
