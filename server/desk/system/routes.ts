import type { FastifyInstance } from 'fastify'
import { readSystem, retryDelivery, retryMail, type DeskSystem } from '#contract/desk/system.ts'
import { asc } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { jobRun } from '#db/schema/jobs.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { listUnsentMail, reviveMail } from '#server/platform/mail/unsent.ts'
import { listDeliveries, retryDeliveries } from '#server/platform/notices/change-webhooks.ts'

const maxShown = 100

async function readAll(db: Handle): Promise<DeskSystem> {
  const jobs = await db.select().from(jobRun).orderBy(asc(jobRun.job))
  const mails = await listUnsentMail(db, maxShown)
  const { deliveries } = await listDeliveries(db, { state: 'dead' }, { limit: maxShown })
  return {
    jobs: jobs.map(({ job, finishedAt, done, failures, error }) => ({
      job,
      finishedAt: finishedAt.toISOString(),
      done,
      failures,
      error,
    })),
    mails: mails.map(({ id, recipient, template, createdAt, attempts, dueAt, deadAt, lastError }) => ({
      id,
      recipient: maskEmail(recipient),
      template,
      createdAt: createdAt.toISOString(),
      attempts,
      dueAt: dueAt.toISOString(),
      deadAt: deadAt?.toISOString() ?? null,
      lastError,
    })),
    deliveries: deliveries.map(({ id, country, event, createdAt, attempts, lastError }) => ({
      id,
      country,
      event,
      createdAt: createdAt.toISOString(),
      attempts,
      lastError,
    })),
  }
}

/** What runs is one for all stores: it is shown to those who work for all of them. */
function requireAllStores({ staff }: StaffCall): void {
  if (staff.stores !== null) throw new DeskError('not_permitted')
}

export function systemRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  mount(app, readSystem, (_input, call) => {
    requireAllStores(call)
    return readAll(db)
  })
  mount(app, retryMail, async ({ params: { id } }, call) => {
    requireAllStores(call)
    await call.transact((tx) => reviveMail(tx, id, call.acting()))
    return readAll(db)
  })
  mount(app, retryDelivery, async ({ params: { id } }, call) => {
    requireAllStores(call)
    await call.transact((tx) => retryDeliveries(tx, id, call.acting()))
    return readAll(db)
  })
}
