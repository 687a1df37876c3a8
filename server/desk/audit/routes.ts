import type { FastifyInstance } from 'fastify'
import { listActs } from '#contract/desk/audit.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { listActs as readActs } from './list-acts.ts'

export function auditRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, listActs, ({ query }, { staff }) => readActs(db, { ...query, stores: staff.stores }))
}
