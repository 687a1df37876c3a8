import type { FastifyInstance } from 'fastify'
import { giveCredit, showCustomer, startRecovery } from '#contract/desk/customer-care.ts'
import { and, desc, eq } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { product } from '#db/schema/catalog.ts'
import { review } from '#db/schema/reviews.ts'
import { goodwillLeft } from '#domain/desk/customers/goodwill.ts'
import { sendRecovery } from '#server/customers/account/send-recovery.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'
import { givenLately, giveGoodwill, readCredits } from './goodwill.ts'
import { readContacts } from './read-contacts.ts'
import { requireCustomer } from './require-customer.ts'

const readReviews = (db: Handle, idCustomer: number) =>
  db
    .select({
      id: review.id,
      sku: review.sku,
      product: product.name,
      stars: review.stars,
      text: review.text,
      status: review.status,
      writtenAt: review.writtenAt,
    })
    .from(review)
    .innerJoin(product, and(eq(product.country, review.country), eq(product.sku, review.sku)))
    .where(eq(review.idCustomer, idCustomer))
    .orderBy(desc(review.writtenAt))

export function customerCareRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, showCustomer, async ({ params: { idCustomer }, body: { reason } }, call) => {
    const { country, email } = await requireCustomer(db, idCustomer, call)
    await writeAudit(db, call.acting(reason), 'show-customer', `#${idCustomer}`, { country })
    const given = await givenLately(db, idCustomer, call.now)
    const credits = await readCredits(db, idCustomer)
    const reviews = await readReviews(db, idCustomer)
    return {
      customer: {
        idCustomer,
        country,
        goodwillLeft: goodwillLeft({ roles: call.staff.roles, country, givenLately: given }),
        ...(await readContacts(db, { idCustomer, country, email })),
        credits: credits.map(({ createdAt, expiresAt, ...one }) => ({
          ...one,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
        reviews: reviews.map(({ writtenAt, ...one }) => ({ ...one, writtenAt: writtenAt.toISOString() })),
      },
    }
  })

  mount(app, giveCredit, ({ params: { idCustomer }, body: { amount, reason } }, call) =>
    call.transact(async (tx) => {
      const owner = await requireCustomer(tx, idCustomer, call)
      return giveGoodwill(tx, { owner, units: amount, roles: call.staff.roles }, call.acting(reason))
    }),
  )

  mount(app, startRecovery, ({ params: { idCustomer }, body: { reason } }, call) =>
    call.transact(async (tx) => {
      const owner = await requireCustomer(tx, idCustomer, call)
      await sendRecovery(tx, owner, call.now)
      await writeAudit(tx, call.acting(reason), 'send-recovery', `#${idCustomer}`, { country: owner.country })
      return { isSent: true as const }
    }),
  )
}
