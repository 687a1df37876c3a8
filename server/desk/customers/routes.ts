import type { FastifyInstance } from 'fastify'
import { findCustomers, signOutCustomer } from '#contract/desk/customers.ts'
import type { Handle } from '#db/connection/handle.ts'
import { findCustomers as lookUp } from '#server/customers/account/find-customers.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { requireCustomer } from './require-customer.ts'
import { revokeSessions } from '#server/platform/sessions/revoke-sessions.ts'

export function deskCustomerRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, findCustomers, async ({ body: { text, reason, isRevealed } }, { acting, storesOf }) => {
    const found = await lookUp(db, { text, isRevealed, countries: storesOf(undefined) }, acting(reason))
    return {
      customers: found.map(({ createdAt, lastOrderAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
        lastOrderAt: lastOrderAt?.toISOString() ?? null,
      })),
    }
  })

  mount(app, signOutCustomer, async ({ params: { idCustomer }, body: { reason } }, call) =>
    call.transact(async (tx) => {
      const { email, country } = await requireCustomer(tx, idCustomer, call)
      const { sessions } = await revokeSessions(tx, { who: email, country }, call.acting(reason))
      return { sessions }
    }),
  )
}
