import { and, eq, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import { nextAttempt } from '#domain/platform/mail/attempts.ts'
import { allDone, everyMinute, type Job } from '#server/platform/jobs/job.ts'
import type { Message } from './delivery.ts'
import { mailTextsAt } from './mail-texts.ts'
import { outboxChannel } from './outbox.ts'
import type { MailServices } from './services.ts'
import { renderMail } from './templates/all-templates.ts'

/**
 * How long a claimed mail is reserved. A node renews it while it sends; when it dies, the next run of any node takes the
 * mail after this time. Only what is sent at once is claimed.
 */
const claimMs = 20_000
const renewEveryMs = 5_000

type Row = typeof outboxMail.$inferSelect

const waiting = and(isNull(outboxMail.sentAt), isNull(outboxMail.deadAt))

/** Claims a due mail, so that no other node takes it meanwhile; the attempt is counted here. */
async function claim(db: Handle, now: Date): Promise<Row | undefined> {
  const due = sql`select ${outboxMail.id} from ${outboxMail} where ${waiting} and ${outboxMail.dueAt} <= ${now.toISOString()}
    order by ${outboxMail.dueAt}, ${outboxMail.id} limit 1 for update skip locked`
  const [row] = await db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, dueAt: new Date(now.getTime() + claimMs) })
    .where(sql`${outboxMail.id} in (${due})`)
    .returning()
  return row
}

type Failure = { message: string; isFinal: boolean; isServerUnreachable: boolean }

/** A 5xx reply is final (RFC 5321); no reply at all is a problem of the server, not of the mail. */
function failureOf(error: unknown): Failure {
  const { message, responseCode } = error as Error & { responseCode?: number }
  return {
    message: message.slice(0, 500),
    isFinal: responseCode !== undefined && responseCode >= 500,
    isServerUnreachable: responseCode === undefined,
  }
}

/** Data this version cannot read may come from a newer one that runs beside it during a rollout: not final. */
const unreadable = (error: unknown): Failure => ({
  message: `cannot be written: ${(error as Error).message}`.slice(0, 500),
  isFinal: false,
  isServerUnreachable: false,
})

function messageOf(row: Row, texts: MailTexts | null, services: MailServices): Message {
  const { id, country, recipient, template, data, messageKey, createdAt } = row
  const { subject, html, text, unsubscribeUrl } = renderMail(template, data, country, services, texts)
  const from = services.senderOf(country)
  const [, domain = 'localhost'] = /@([^>@]+)>$/.exec(from) ?? []
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'X-Shop-Mail': String(id),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  const messageId = `<${messageKey}@${domain}>`
  return { messageId, date: createdAt, from, to: recipient, subject, html, text, headers }
}

/**
 * Sends what is due and returns how many mails were sent. A mail is marked after the other side accepted it: when that
 * is unknown, it is sent again with the same Message-ID. Any number of nodes may run this at once.
 */
export async function sendDueMail(db: Handle, services: MailServices, now: Date): Promise<number> {
  const { delivery } = services
  let sent = 0
  let isServerUnreachable = false
  const began = performance.now()
  /** A run may take minutes: a reservation counts from when it is made. */
  const currentTime = () => new Date(now.getTime() + performance.now() - began)

  /** Delivers one mail; returns the failure, if any. */
  async function deliver(row: Row): Promise<Failure | undefined> {
    const texts = row.texts ?? (await mailTextsAt(db, row.country, row.template, row.createdAt))
    let message: Message
    try {
      message = messageOf(row, texts, services)
    } catch (error) {
      return unreadable(error)
    }
    return delivery.deliver(message).then(() => undefined, failureOf)
  }

  async function attempt(row: Row): Promise<void> {
    const settle = (values: Partial<Row>) => db.update(outboxMail).set(values).where(eq(outboxMail.id, row.id))
    // Not attempted: it stays as it was, for the next run.
    if (isServerUnreachable) return void (await settle({ attempts: row.attempts - 1, dueAt: now }))
    const renewing = setInterval(() => {
      // A reservation that could not be renewed may send the mail twice, under the same Message-ID.
      settle({ dueAt: new Date(currentTime().getTime() + claimMs) }).catch(() => {})
    }, renewEveryMs)
    const failure = await deliver(row).finally(() => clearInterval(renewing))
    if (!failure) {
      sent++
      // Its secrets are no longer needed.
      return void (await settle({ sentAt: now, data: null, lastError: null }))
    }
    isServerUnreachable ||= failure.isServerUnreachable
    const retryAt = nextAttempt(row.attempts, failure.isFinal, now)
    await settle({ lastError: failure.message, ...(retryAt ? { dueAt: retryAt } : { deadAt: now }) })
  }

  const sender = async () => {
    while (!isServerUnreachable) {
      const row = await claim(db, currentTime())
      if (!row) return
      await attempt(row)
    }
  }
  await Promise.all(Array.from({ length: delivery.maxConcurrent }, sender))
  return sent
}

export const sendMail: Job<{ mail: MailServices }> = {
  name: 'send-mail',
  summary: 'send what waits in the outbox; a running shop does it as soon as a mail is written',
  schedule: everyMinute,
  wakesOn: outboxChannel,
  run: async (db, { now }, { mail }) => allDone(await sendDueMail(db, mail, now)),
}
