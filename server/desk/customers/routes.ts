import type { FastifyInstance } from 'fastify'
import { findCustomers, signOutCustomer } from '#contract/desk/customers.ts'
import { eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { customer } from '#db/schema/customers.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { findCustomers as lookUp } from '#server/customers/account/find-customers.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
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
      const [found] = await tx.select().from(customer).where(eq(customer.idCustomer, idCustomer))
      if (!found || found.closedAt) throw new DeskError('not_found')
      const { email, country } = found
      call.requireStore(country)
      const { sessions } = await revokeSessions(tx, { who: email, country }, call.acting(reason))
      return { sessions }
    }),
  )
}
