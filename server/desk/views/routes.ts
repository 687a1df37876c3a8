import type { FastifyInstance } from 'fastify'
import { deleteView, listViews, saveView } from '#contract/desk/saved-views.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { ViewFilters, ViewScreen } from '#domain/desk/views/saved-view.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import * as views from './saved-views.ts'

const onlySet = (filters: Readonly<Record<string, string | undefined>>): ViewFilters =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

export function savedViewRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  const all = async (screen: ViewScreen, { staff }: StaffCall) => ({ views: await views.listViews(db, screen, staff) })

  mount(app, listViews, ({ query: { screen = 'orders' } }, call) => all(screen, call))
  mount(app, saveView, async ({ body }, call) => {
    const { screen = 'orders', filters, ...named } = body
    await call.transact(async (tx) => {
      await views.saveView(tx, { ...named, screen, filters: onlySet(filters) }, call)
      return {}
    })
    return all(screen, call)
  })
  mount(app, deleteView, async ({ params }, call) => {
    const { screen } = await call.transact((tx) => views.deleteView(tx, params.idView, call))
    return all(screen, call)
  })
}
