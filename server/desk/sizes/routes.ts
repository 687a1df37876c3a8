import type { FastifyInstance } from 'fastify'
import { sizeTableRefusals } from '#contract/desk/size-table-refusals.ts'
import {
  changeSizeTable,
  createSizeTable,
  deleteSizeTable,
  listSizeTables,
  showSizeTable,
  type DeskSizeTable,
} from '#contract/desk/size-tables.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { sizeTable } from '#db/schema/sizes.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import * as tables from '#server/browse/sizes/change-size-table.ts'
import * as stored from '#server/browse/sizes/read-size-tables.ts'
import type { OneSizeTable, StoredSizeTable } from '#server/browse/sizes/read-size-tables.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { actsOn } from '#server/platform/audit/audit.ts'

const shownActs = 20

async function withSentences<T>(language: DeskLanguage, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof tables.SizeTableRefusal)) throw error
    const faults = Object.entries(error.faults)
    const errors = Object.fromEntries(faults.map(([place, fault]) => [place, sizeTableRefusals[fault][language]]))
    throw new DeskError('invalid_input', { errors, sentence: sizeTableRefusals[faults[0]![1]] })
  }
}

/** The last acts on a table, the latest first. */
async function lastActs(db: Handle, one: OneSizeTable) {
  const acts = await actsOn(db, tables.sizeTableSubject(one))
  return acts
    .toReversed()
    .slice(0, shownActs)
    .map(({ at, actor, action, reason }) => ({ at: at.toISOString(), actor, action, reason }))
}

async function shownTable(db: Handle, one: OneSizeTable): Promise<{ table: DeskSizeTable }> {
  const found = await stored.readSizeTable(db, one)
  const listed = (await stored.listSizeTables(db, one.country)).find(({ id }) => id === one.id)
  if (!found || !listed) throw new DeskError('not_found')
  const { columns, rows } = found
  return {
    table: {
      ...listed,
      country: one.country,
      version: stored.versionOf(found),
      columns: [...columns],
      rows: rows.map((row) => [...row]),
      ...(await stored.usesOf(db, one)),
      acts: await lastActs(db, one),
    },
  }
}

/** A table, locked, and only as it was when the person saw it. */
async function lockSeenTable(tx: Handle, one: OneSizeTable, version: string): Promise<StoredSizeTable> {
  await tx.select({ id: sizeTable.id }).from(sizeTable).where(eq(sizeTable.id, one.id)).for('update')
  const found = await stored.readSizeTable(tx, one)
  if (!found) throw new DeskError('not_found')
  if (stored.versionOf(found) === version) return found
  const [last] = await lastActs(tx, one)
  const act = last && { by: last.actor, action: last.action, at: last.at }
  throw new DeskError('changed_meanwhile', { data: { ...(act && { last: act }) } })
}

export function sizeTableRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, listSizeTables, async ({ query: { country } }, { requireStore }) => {
    requireStore(country)
    return { tables: await stored.listSizeTables(db, country) }
  })

  mount(app, showSizeTable, async ({ params }, { requireStore }) => {
    requireStore(params.country)
    return shownTable(db, params)
  })

  mount(app, createSizeTable, async ({ body: { country, table } }, call) => {
    call.requireStore(country)
    const { id } = await withSentences(call.language, () =>
      call.transact(async (tx) => ({ id: await tables.createSizeTable(tx, country, table, call.acting()) })),
    )
    return shownTable(db, { country, id })
  })

  mount(app, changeSizeTable, async ({ params, body: { version, table, reason } }, call) => {
    call.requireStore(params.country)
    await withSentences(call.language, () =>
      call.transact(async (tx) => {
        const current = await lockSeenTable(tx, params, version)
        const acting = call.acting(reason || undefined)
        await tables.changeSizeTable(tx, params.country, current, { draft: table, acting })
      }),
    )
    return shownTable(db, params)
  })

  mount(app, deleteSizeTable, async ({ params, body: { version, reason } }, call) => {
    call.requireStore(params.country)
    await call.transact(async (tx) => {
      const current = await lockSeenTable(tx, params, version)
      await tables.deleteSizeTable(tx, params.country, current, call.acting(reason || undefined))
    })
    return { deleted: true }
  })
}
