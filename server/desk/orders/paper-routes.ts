import type { FastifyInstance } from 'fastify'
import { printOrderPapers, printPickList } from '#contract/desk/order-papers.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { readOrderPapers, readPickList } from './order-papers.ts'

type Parts = { db: Handle; settings: SettingsSource }

export function orderPaperRoutes(app: FastifyInstance, mount: MountDesk, { db, settings }: Parts) {
  mount(app, printPickList, ({ body: { orders } }, { requireStore }) => readPickList(db, { orders, requireStore }))

  mount(app, printOrderPapers, ({ body: { orders, reason } }, { requireStore, acting }) => {
    const { brand } = settings.current()
    // Not kept under an idempotency key: what it says is personal.
    return inTransaction(db, (tx) => readOrderPapers(tx, { orders, requireStore }, brand, acting(reason)))
  })
}
