import type { FastifyInstance } from 'fastify'
import {
  readHealth,
  readSettings,
  readSystem,
  retryDelivery,
  retryMail,
  type DeskHealth,
  type DeskSystem,
} from '#contract/desk/system.ts'
import { asc } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { jobRun } from '#db/schema/jobs.ts'
import { maskEmail } from '#domain/platform/text/mask-person.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { Env } from '#server/platform/env.ts'
import { listNodes, silentAfterMs, type NodeRow } from '#server/platform/health/nodes.ts'
import { nodesApart } from '#server/platform/health/photo-stores.ts'
import { listUnsentMail, reviveMail } from '#server/platform/mail/unsent.ts'
import { listDeliveries, retryDeliveries } from '#server/platform/notices/change-webhooks.ts'
import type { PhotoStore } from '#server/platform/pictures/photo-store.ts'
import { watchedDependencies } from './dependencies.ts'
import { requireAllStores } from './require-all-stores.ts'
import { shownSettings } from './settings.ts'

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

const isSilentAt = (now: Date, { seenAt }: NodeRow) => now.getTime() - seenAt.getTime() > silentAfterMs

/** The newest node comes first. */
function wireNodes(nodes: NodeRow[], now: Date): DeskHealth['nodes'] {
  const oldest = nodes.findLast((node) => !isSilentAt(now, node))
  const apart = oldest ? nodesApart(oldest, nodes, now) : []
  return nodes.map((node) => {
    const { photoStore: _, startedAt, seenAt, ...shown } = node
    const dates = { startedAt: startedAt.toISOString(), seenAt: seenAt.toISOString() }
    return { ...shown, ...dates, isSilent: isSilentAt(now, node), hasOtherPhotos: apart.includes(node) }
  })
}

type Parts = { db: Handle; env: Env; photos: PhotoStore }

export function systemRoutes(app: FastifyInstance, mount: MountDesk, { db, env, photos }: Parts) {
  const dependencies = watchedDependencies({ db, env, photos })
  const settings = shownSettings(env)

  mount(app, readHealth, async (_input, call) => {
    requireAllStores(call)
    const { now } = call
    const nodes = wireNodes(await listNodes(db), now)
    return { at: now.toISOString(), nodes, dependencies: await dependencies() }
  })
  mount(app, readSettings, (_input, call) => {
    requireAllStores(call)
    return { settings }
  })
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
