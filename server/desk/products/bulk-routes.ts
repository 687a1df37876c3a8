import type { FastifyInstance } from 'fastify'
import {
  listBulks,
  previewBulk,
  readBulk,
  startBulk,
  undoBulk,
  type BulkPreview,
  type DeskBulk,
} from '#contract/desk/product-bulks.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { BulkAct } from '#domain/browse/assortment/bulk-act.ts'
import { undoDays } from '#domain/browse/assortment/bulk-states.ts'
import type { GridFilter } from '#domain/browse/assortment/grid-filter.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { isPermitted } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { planBulk, type BulkOrder, type BulkPlan } from '#server/browse/assortment/plan-bulk.ts'
import * as stored from '#server/browse/assortment/read-bulks.ts'
import * as bulks from '#server/browse/assortment/start-bulk.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'

const previewRows = 100
const examples = 5
const dayMs = 24 * 60 * 60 * 1000

/** Stock has a permission of its own. */
function requireStock({ staff }: StaffCall, { kind }: BulkAct): void {
  const may = staff.key ? staff.key.permissions.includes('stock.edit') : isPermitted(staff, 'stock.edit')
  if (kind === 'stocks' && !may) throw new DeskError('not_permitted')
}

type WantedBulk = { country: OpenCountry; skus?: string[] | undefined; filter?: GridFilter | undefined; act: BulkAct }

function orderOf({ country, skus, filter, act }: WantedBulk, call: StaffCall): BulkOrder {
  call.requireStore(country)
  requireStock(call, act)
  const selection = skus ? { skus } : filter ? { filter } : { skus: [] }
  return { country, act, selection, now: call.now }
}

function wirePlan({ changed, refused, same, unknown, seen }: BulkPlan, after: string): BulkPreview {
  const reasons = Map.groupBy(refused, ({ why }) => why)
  const behind = changed.filter(({ product: { sku } }) => sku > after)
  const rows = behind.slice(0, previewRows)
  return {
    seen,
    same,
    changed: changed.length,
    refused: [...reasons].map(([why, all]) => ({
      why,
      count: all.length,
      examples: all.slice(0, examples).map(({ product: { sku } }) => sku),
    })),
    unknown: { count: unknown.length, examples: unknown.slice(0, examples) },
    rows: rows.map(({ product: { sku, name, color }, before, after: wanted }) => ({
      sku,
      name,
      color,
      before,
      after: wanted,
    })),
    next: behind.length > previewRows ? rows.at(-1)!.product.sku : null,
  }
}

const wireBulk = ({ act, createdAt, finishedAt, undoneAt, ...bulk }: stored.StoredBulk, now: Date): DeskBulk => {
  const until = new Date(createdAt.getTime() + undoDays * dayMs)
  return {
    ...bulk,
    act,
    kind: act.kind,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt && finishedAt.toISOString(),
    undoneAt: undoneAt && undoneAt.toISOString(),
    undoUntil: bulk.state === 'done' && bulk.done > 0 && until > now ? until.toISOString() : null,
  }
}

export function productBulkRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function bulkOf(idBulk: number, call: StaffCall) {
    const bulk = await stored.readBulk(db, idBulk)
    if (!bulk) throw new DeskError('not_found')
    call.requireStore(bulk.country)
    return bulk
  }

  mount(app, previewBulk, async ({ body: { after = '', ...asked } }, call) =>
    wirePlan(await planBulk(db, orderOf(asked, call)), after),
  )

  mount(app, startBulk, async ({ body: { seen, reason, ...asked } }, call) => {
    const order = orderOf(asked, call)
    const idBulk = await call.transact(async (tx) => {
      const plan = await planBulk(tx, order)
      if (plan.seen !== seen) throw new DeskError('changed_meanwhile')
      return bulks.startBulk(tx, order, plan, call.acting(reason || undefined))
    })
    return { bulk: wireBulk(await bulkOf(idBulk, call), call.now) }
  })

  mount(app, listBulks, async ({ query: { country } }, { requireStore, now }) => {
    requireStore(country)
    return { bulks: (await stored.listBulks(db, country)).map((bulk) => wireBulk(bulk, now)) }
  })

  mount(app, readBulk, async ({ params: { idBulk }, query }, call) => {
    const bulk = await bulkOf(idBulk, call)
    const page = await stored.listBulkRows(db, { idBulk, country: bulk.country, ...query })
    return { bulk: wireBulk(bulk, call.now), ...page }
  })

  mount(app, undoBulk, async ({ params: { idBulk }, body }, call) => {
    const { act } = await bulkOf(idBulk, call)
    requireStock(call, act)
    await call.transact((tx) => bulks.undoBulk(tx, idBulk, call.acting(body.reason || undefined)))
    return { bulk: wireBulk(await bulkOf(idBulk, call), call.now) }
  })
}
