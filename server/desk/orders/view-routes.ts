import type { FastifyInstance } from 'fastify'
import { deleteView, listViews, saveView } from '#contract/desk/saved-views.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import * as views from './saved-views.ts'

export function savedViewRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  const all = async ({ staff }: StaffCall) => ({ views: await views.listViews(db, staff) })

  mount(app, listViews, (_input, call) => all(call))
  mount(app, saveView, async ({ body }, call) => {
    await call.transact((tx) => views.saveView(tx, body, call))
    return all(call)
  })
  mount(app, deleteView, async ({ params }, call) => {
    await call.transact((tx) => views.deleteView(tx, params.idView, call))
    return all(call)
  })
}
