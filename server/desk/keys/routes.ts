import type { FastifyInstance } from 'fastify'
import { listKeys, makeKey, revokeKey } from '#contract/desk/api-keys.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import * as keys from './api-keys.ts'

export function keyRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  const all = async ({ staff, now }: StaffCall) => ({ keys: await keys.listKeys(db, staff, now) })
  const asking = ({ acting, staff }: StaffCall) => ({ acting: acting(), by: staff })

  mount(app, listKeys, (_input, call) => all(call))
  mount(app, makeKey, async ({ body }, call) => {
    // Not once per Idempotency-Key: what opens would be kept with the first answer.
    const token = await keys.makeKey(db, body, asking(call))
    return { ...(await all(call)), token }
  })
  mount(app, revokeKey, async ({ params }, call) => {
    await call.transact((tx) => keys.revokeKey(tx, params.idKey, asking(call)))
    return all(call)
  })
}
