import type { FastifyInstance } from 'fastify'
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  sendAgain,
  setWebhook,
  type WebhookDelivery,
} from '#contract/desk/webhooks.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import * as change from '#server/platform/notices/change-webhooks.ts'
import { requireAllStores } from './require-all-stores.ts'

const pageSize = 50

type Row = Awaited<ReturnType<typeof change.listDeliveries>>['deliveries'][number]

function wireDelivery(row: Row): WebhookDelivery {
  const { id, country, event, data, createdAt, attempts, dueAt, lastStatus, lastError, deliveredAt, deadAt } = row
  return {
    id,
    country,
    event,
    ref: typeof data.ref === 'string' ? data.ref : null,
    state: deliveredAt ? 'delivered' : deadAt ? 'dead' : 'waiting',
    createdAt: createdAt.toISOString(),
    attempts,
    dueAt: dueAt.toISOString(),
    lastStatus,
    lastError,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }
}

type Parts = { db: Handle; env: { WEBHOOKS_INSIDE: boolean } }

export function webhookRoutes(app: FastifyInstance, mount: MountDesk, { db, env }: Parts) {
  /** A shop has twenty at most. */
  async function all() {
    const webhooks = []
    for (const { createdAt: _made, ...webhook } of await change.listWebhooks(db)) {
      webhooks.push({ ...webhook, last: await change.lastAnswer(db, webhook.id) })
    }
    return { webhooks }
  }

  mount(app, listWebhooks, (_input, call) => {
    requireAllStores(call)
    return all()
  })
  mount(app, setWebhook, async ({ body }, call) => {
    requireAllStores(call)
    // Not once per Idempotency-Key: the secret would be kept with the first answer.
    const { secret } = await change.setWebhook(db, { ...body, isInsideAllowed: env.WEBHOOKS_INSIDE }, call.acting())
    return { ...(await all()), secret }
  })
  mount(app, deleteWebhook, async ({ params: { idWebhook: id } }, call) => {
    requireAllStores(call)
    await call.transact((tx) => change.deleteWebhook(tx, { id }, call.acting()))
    return all()
  })
  mount(app, listDeliveries, async ({ params, query: { state, after } }, call) => {
    requireAllStores(call)
    const filter = { webhookId: params.idWebhook, state }
    const { deliveries, next } = await change.listDeliveries(db, filter, { limit: pageSize, after })
    return { deliveries: deliveries.map(wireDelivery), next }
  })
  mount(app, sendAgain, async ({ params: { idWebhook, id } }, call) => {
    requireAllStores(call)
    const row = await call.transact((tx) => change.sendDeliveryAgain(tx, { webhookId: idWebhook, id }, call.acting()))
    if (!row) throw new DeskError('not_found')
    return { delivery: wireDelivery(row) }
  })
}
