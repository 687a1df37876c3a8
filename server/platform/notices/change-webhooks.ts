import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { webhook, webhookDelivery } from '#db/schema/notices.ts'
import { noticeEvents, type NoticeEvent } from '#domain/operations/notices/events.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { deliveryChannel } from './notify-staff.ts'

type WebhookRow = typeof webhook.$inferSelect
export type ListedWebhook = Omit<WebhookRow, 'secret'> & { waiting: number; dead: number }

const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from ${webhookDelivery} where ${webhookDelivery.webhookId} = ${webhook}.id and ${condition})`

/** Every webhook, without its secret, with what waits for it and what was given up. */
export const listWebhooks = (db: Handle): Promise<ListedWebhook[]> =>
  db
    .select({
      id: webhook.id,
      country: webhook.country,
      url: webhook.url,
      events: webhook.events,
      active: webhook.active,
      createdAt: webhook.createdAt,
      waiting: countOf(sql`${webhookDelivery.deliveredAt} is null and ${webhookDelivery.deadAt} is null`),
      dead: countOf(sql`${webhookDelivery.deadAt} is not null`),
    })
    .from(webhook)
    .orderBy(asc(webhook.id))

const maxWebhooks = 20

/** An address that may be sent to; which host it leads to is checked each time it is. */
function checkUrl(text: string, isInsideAllowed: boolean): string {
  const url = URL.parse(text)
  const isScheme = url?.protocol === 'https:' || (isInsideAllowed && url?.protocol === 'http:')
  if (!url || !isScheme || url.username || url.password || text.length > 500)
    throw new OperatorRefusal(
      `"${text}" must look like https://erp.example/hook, without a password in it.`,
      `"${text}" tiene que ser como https://erp.example/hook, sin contraseña adentro.`,
    )
  return url.href
}

type WebhookChange = {
  url: string
  country: OpenCountry | null
  /** Undefined: as they were, or all for another webhook. */
  events?: readonly NoticeEvent[] | undefined
  active?: boolean | undefined
  isNewSecret: boolean
  /** Whether addresses inside the shop's own network are taken. */
  isInsideAllowed: boolean
}

/** Adds a webhook or changes it. The secret is returned when it was made, and never again. */
export async function setWebhook(
  db: Handle,
  change: WebhookChange,
  acting: Acting,
): Promise<{ id: number; secret: string | null }> {
  const url = checkUrl(change.url, change.isInsideAllowed)
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: webhooks'))`)
    const all = await tx.select().from(webhook)
    const known = all.find((one) => one.url === url && one.country === change.country)
    if (!known && all.length >= maxWebhooks) {
      throw new OperatorRefusal(
        `A shop has ${maxWebhooks} webhooks at most.`,
        `Una tienda tiene como máximo ${maxWebhooks} webhooks.`,
      )
    }
    const secret = known && !change.isNewSecret ? null : randomBytes(32).toString('hex')
    const events = [...(change.events ?? known?.events ?? noticeEvents)]
    const values = { events, active: change.active ?? known?.active ?? true, ...(secret !== null && { secret }) }
    const id = known
      ? known.id
      : await insert(tx, { ...values, url, country: change.country, createdAt: acting.now, secret: secret! })
    if (known) await tx.update(webhook).set(values).where(eq(webhook.id, known.id))
    const what = `${known ? 'changed' : 'added'}, ${values.active ? 'on' : 'off'}, ${events.join(' ')}${known && secret !== null ? ', another secret' : ''}`
    await writeAudit(tx, acting, 'webhook-set', `${id} ${url}: ${what}`)
    return { id, secret }
  })
}

async function insert(tx: Handle, values: typeof webhook.$inferInsert): Promise<number> {
  const [row] = await tx.insert(webhook).values(values).returning({ id: webhook.id })
  return row!.id
}

/** Takes a webhook away, with its deliveries. */
export async function deleteWebhook(db: Handle, { id }: { id: number }, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [gone] = await tx.delete(webhook).where(eq(webhook.id, id)).returning({ url: webhook.url })
    if (!gone) throw new OperatorRefusal(`There is no webhook ${id}.`, `No existe el webhook ${id}.`)
    await writeAudit(tx, acting, 'webhook-delete', `${id} ${gone.url}`)
  })
}

export const deliveryStates = ['waiting', 'delivered', 'dead'] as const
type DeliveryState = (typeof deliveryStates)[number]

type DeliveryFilter = { webhookId?: number | undefined; state?: DeliveryState | undefined }

/** Deliveries, the latest first, a page at a time. */
export async function listDeliveries(
  db: Handle,
  { webhookId, state }: DeliveryFilter,
  { limit, after }: { limit: number; after?: number | undefined },
) {
  const { deliveredAt, deadAt } = webhookDelivery
  const isIn = {
    waiting: and(isNull(deliveredAt), isNull(deadAt)),
    delivered: isNotNull(deliveredAt),
    dead: isNotNull(deadAt),
  }
  const rows = await db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        webhookId === undefined ? undefined : eq(webhookDelivery.webhookId, webhookId),
        state && isIn[state],
        after === undefined ? undefined : sql`${webhookDelivery.id} < ${after}`,
      ),
    )
    .orderBy(desc(webhookDelivery.id))
    .limit(limit + 1)
  const deliveries = rows.slice(0, limit)
  return { deliveries, next: rows.length > limit ? deliveries.at(-1)!.id : null }
}

/** Sends again what was given up: one delivery, or all. A running shop does it at once. */
export async function retryDeliveries(db: Handle, which: number | 'all', acting: Acting): Promise<number> {
  return inTransaction(db, async (tx) => {
    const isIt = which === 'all' ? undefined : eq(webhookDelivery.id, which)
    const rows = await tx
      .update(webhookDelivery)
      .set({ deadAt: null, attempts: 0, dueAt: acting.now })
      .where(and(isNotNull(webhookDelivery.deadAt), isIt))
      .returning({ id: webhookDelivery.id })
    if (rows.length === 0 && which !== 'all') {
      throw new OperatorRefusal(
        `No delivery ${which} was given up.`,
        `El aviso ${which} no está entre los que no llegaron.`,
      )
    }
    if (rows.length === 0) return 0
    await tx.execute(sql`select pg_notify(${deliveryChannel}, '')`)
    await writeAudit(tx, acting, 'webhook-retry', which === 'all' ? `all: ${rows.length}` : String(which))
    return rows.length
  })
}

type LastAnswer = { at: string; status: number | null; error: string | null }

/** What a webhook answered last: to a delivery that arrived, or to one that was tried and did not. */
export async function lastAnswer(db: Handle, webhookId: number): Promise<LastAnswer | null> {
  const isTried = or(isNotNull(webhookDelivery.lastStatus), isNotNull(webhookDelivery.lastError))
  const [row] = await db
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, webhookId), isTried))
    .orderBy(desc(webhookDelivery.id))
    .limit(1)
  if (!row) return null
  const { deliveredAt, deadAt, createdAt, lastStatus, lastError } = row
  return { at: (deliveredAt ?? deadAt ?? createdAt).toISOString(), status: lastStatus, error: lastError }
}

/**
 * Sends an event again: one that was given up, one whose next attempt is hours away, or one that arrived and was lost there.
 * Undefined where the webhook has no such delivery.
 */
export async function sendDeliveryAgain(
  tx: Handle,
  { webhookId, id }: { webhookId: number; id: number },
  acting: Acting,
): Promise<typeof webhookDelivery.$inferSelect | undefined> {
  const isIt = and(eq(webhookDelivery.id, id), eq(webhookDelivery.webhookId, webhookId))
  const [found] = await tx
    .select({ active: webhook.active, url: webhook.url })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(isIt)
  if (!found) return undefined
  if (!found.active) {
    throw new OperatorRefusal(
      `${found.url} is switched off: switch it on first.`,
      `${found.url} está apagado: prendelo primero.`,
    )
  }
  const [row] = await tx
    .update(webhookDelivery)
    .set({ deliveredAt: null, deadAt: null, attempts: 0, dueAt: acting.now })
    .where(isIt)
    .returning()
  await tx.execute(sql`select pg_notify(${deliveryChannel}, '')`)
  await writeAudit(tx, acting, 'webhook-retry', String(id))
  return row
}
