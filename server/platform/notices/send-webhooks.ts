import { createHmac } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { and, eq, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { webhook, webhookDelivery } from '#db/schema/notices.ts'
import { nextAttempt } from '#domain/platform/mail/attempts.ts'
import type { Env } from '#server/platform/env.ts'
import { allDone, everyMinute, type Job } from '#server/platform/jobs/job.ts'
import { fetchOutside, type OutsideOptions } from '#server/platform/safe-fetch/fetch-outside.ts'
import { deliveryChannel } from './notify-staff.ts'

export type WebhookServices = { outside: OutsideOptions }

/** A retailer's own system may be on an internal network without https: allowed only if the operator enables it. */
export const webhookServices = ({ WEBHOOKS_INSIDE }: Pick<Env, 'WEBHOOKS_INSIDE'>): WebhookServices => ({
  outside: WEBHOOKS_INSIDE
    ? { schemes: { 'https:': https.request, 'http:': http.request }, isAllowed: () => true }
    : {},
})

/** A receiver takes note and answers; what takes longer it does afterwards. */
const limits = { bytes: 64 * 1024, ms: 10_000, redirects: 0 }
/** Longer than an attempt takes: a node that dies leaves its delivery to the next run of any node. */
const claimMs = 30_000
const maxConcurrent = 4
const gone = 410

type Row = typeof webhookDelivery.$inferSelect
type Claimed = Row & { url: string; secret: string }

const waiting = and(isNull(webhookDelivery.deliveredAt), isNull(webhookDelivery.deadAt))

/** Claims a due delivery, so that no other node takes it meanwhile; the attempt is counted here. */
async function claim(db: Handle, unreachable: ReadonlySet<number>, now: Date): Promise<Claimed | undefined> {
  const others = [...unreachable]
  const isElsewhere = others.length === 0 ? sql`true` : sql`d.webhook_id <> all(${`{${others.join(',')}}`}::int[])`
  const due = sql`select d.id from ${webhookDelivery} d join ${webhook} w on w.id = d.webhook_id and w.active
    where d.delivered_at is null and d.dead_at is null and d.due_at <= ${now.toISOString()} and ${isElsewhere}
    order by d.due_at, d.id limit 1 for update of d skip locked`
  const [row] = await db
    .update(webhookDelivery)
    .set({ attempts: sql`${webhookDelivery.attempts} + 1`, dueAt: new Date(now.getTime() + claimMs) })
    // A single value, so that it is chosen once: a list may be chosen again for every row.
    .where(and(waiting, sql`${webhookDelivery.id} = (${due})`))
    .returning()
  if (!row) return undefined
  const [to] = await db
    .select({ url: webhook.url, secret: webhook.secret })
    .from(webhook)
    .where(eq(webhook.id, row.webhookId))
  return to && { ...row, ...to }
}

/** `v1=` and the HMAC-SHA256 of `timestamp.body`, in hexadecimal: a copy sent later is recognised by its age. */
const signatureOf = (secret: string, timestamp: number, body: string) =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** What the receiver reads; the same bytes in every attempt. */
const bodyOf = ({ eventId, event, createdAt, country, data }: Row) =>
  JSON.stringify({ id: eventId, event, store: country, created_at: createdAt.toISOString(), data })

type Answer = { status: number } | { error: string }

async function send(row: Claimed, { outside }: WebhookServices, now: Date): Promise<Answer> {
  const body = bodyOf(row)
  const timestamp = Math.floor(now.getTime() / 1000)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'shop webhooks',
    'x-shop-event': row.event,
    'x-shop-delivery': row.eventId,
    'x-shop-timestamp': String(timestamp),
    'x-shop-signature': signatureOf(row.secret, timestamp, body),
  }
  try {
    const status = await fetchOutside(
      row.url,
      { limits, headers, post: body },
      outside,
      async (response) => response.statusCode ?? 0,
    )
    return { status }
  } catch (error) {
    return { error: (error as Error).message.slice(0, 500) }
  }
}

/**
 * Sends what is due and returns how much was delivered. A receiver that cannot be reached is left alone for the rest of
 * the run, so that the others do not wait for it. Any number of nodes may run this at once.
 */
export async function sendDueWebhooks(db: Handle, services: WebhookServices, now: Date): Promise<number> {
  const unreachable = new Set<number>()
  const began = performance.now()
  const currentTime = () => new Date(now.getTime() + performance.now() - began)
  let delivered = 0

  async function attempt(row: Claimed): Promise<void> {
    const settle = (values: Partial<Row>) =>
      db.update(webhookDelivery).set(values).where(eq(webhookDelivery.id, row.id))
    const answer = await send(row, services, currentTime())
    if ('status' in answer && answer.status >= 200 && answer.status < 300) {
      delivered++
      return void (await settle({ deliveredAt: currentTime(), lastStatus: answer.status, lastError: null }))
    }
    if ('error' in answer) unreachable.add(row.webhookId)
    const isFinal = 'status' in answer && answer.status === gone
    const retryAt = nextAttempt(row.attempts, isFinal, currentTime())
    const failure =
      'status' in answer
        ? { lastStatus: answer.status, lastError: `answered ${answer.status}` }
        : { lastStatus: null, lastError: answer.error }
    await settle({ ...failure, ...(retryAt ? { dueAt: retryAt } : { deadAt: currentTime() }) })
  }

  const sender = async () => {
    for (;;) {
      const row = await claim(db, unreachable, currentTime())
      if (!row) return
      await attempt(row)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, sender))
  return delivered
}

export const sendWebhooks: Job<{ webhooks?: WebhookServices | undefined }> = {
  name: 'send-webhooks',
  summary: 'send what happened to the retailer’s webhooks; a running shop does it as soon as it happens',
  schedule: everyMinute,
  wakesOn: deliveryChannel,
  run: async (db, { now }, { webhooks = { outside: {} } }) => allDone(await sendDueWebhooks(db, webhooks, now)),
}
