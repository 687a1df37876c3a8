import { and, eq, isNull, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { nextAttempt } from '#domain/platform/mail/attempts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { allDone, everyMinute, type Job } from '#server/platform/jobs/job.ts'
import type { Message } from './delivery.ts'
import { outboxChannel } from './outbox.ts'
import type { MailServices } from './services.ts'
import { renderMail } from './templates/all-templates.ts'

/**
 * How long a claimed mail is nobody else's: longer than an attempt can last (server/platform/mail/delivery.ts). When a node dies
 * with a mail in hand, another takes it after this time.
 */
const claimMs = 5 * 60_000
const mostClaimed = 40

type Row = typeof outboxMail.$inferSelect

const waiting = and(isNull(outboxMail.sentAt), isNull(outboxMail.deadAt))

/** Takes mails that are due, so that no other node takes them meanwhile; the attempt counts from here. */
async function claim(db: Handle, now: Date): Promise<Row[]> {
  const due = sql`select ${outboxMail.id} from ${outboxMail} where ${waiting} and ${outboxMail.dueAt} <= ${now.toISOString()}
    order by ${outboxMail.dueAt}, ${outboxMail.id} limit ${mostClaimed} for update skip locked`
  return db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, dueAt: new Date(now.getTime() + claimMs) })
    .where(sql`${outboxMail.id} in (${due})`)
    .returning()
}

type Failure = { message: string; isFinal: boolean; isServerAway: boolean }

/** A reply of the 500s is final (RFC 5321); no reply at all says something about the server, not about the mail. */
function failureOf(error: unknown): Failure {
  const { message, responseCode } = error as Error & { responseCode?: number }
  return {
    message: message.slice(0, 500),
    isFinal: responseCode !== undefined && responseCode >= 500,
    isServerAway: responseCode === undefined,
  }
}

/** Data that this version cannot read may be of a newer one, which runs beside it during a rollout: not final. */
const unreadable = (error: unknown): Failure => ({
  message: `cannot be written: ${(error as Error).message}`.slice(0, 500),
  isFinal: false,
  isServerAway: false,
})

function messageOf(row: Row, services: MailServices): Message {
  const { id, country, recipient, template, data, messageKey, createdAt } = row
  const { subject, html, text, unsubscribeUrl } = renderMail(template, data, country, services.linkTo)
  const [, domain = 'localhost'] = /@([^>]+)>$/.exec(services.from) ?? []
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'X-Vereda-Mail': String(id),
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
  const messageId = `<${messageKey}@${domain}>`
  return { messageId, date: createdAt, from: services.from, to: recipient, subject, html, text, headers }
}

/**
 * Sends what is due and says how many mails left. A mail is marked after it was taken by the other side: when that cannot
 * be known, it goes again under the same Message-ID. Any number of nodes may do this at once.
 */
export async function sendDueMail(db: Handle, services: MailServices, now: Date): Promise<number> {
  const { delivery } = services
  let sent = 0
  let isServerAway = false

  /** Hands one mail over; what went wrong, if something did. */
  async function handOver(row: Row): Promise<Failure | undefined> {
    let message: Message
    try {
      message = messageOf(row, services)
    } catch (error) {
      return unreadable(error)
    }
    return delivery.deliver(message).then(() => undefined, failureOf)
  }

  async function attempt(row: Row): Promise<void> {
    const settle = (values: Partial<Row>) => db.update(outboxMail).set(values).where(eq(outboxMail.id, row.id))
    // Not tried: it stays as it was, for the next run.
    if (isServerAway) return void (await settle({ attempts: row.attempts - 1, dueAt: now }))
    const failure = await handOver(row)
    if (!failure) {
      sent++
      // The secrets in it are of no use to us any more.
      return void (await settle({ sentAt: now, data: null, lastError: null }))
    }
    isServerAway ||= failure.isServerAway
    const again = nextAttempt(row.attempts, failure.isFinal, now)
    await settle({ lastError: failure.message, ...(again ? { dueAt: again } : { deadAt: now }) })
  }

  for (let rows = await claim(db, now); rows.length > 0; rows = isServerAway ? [] : await claim(db, now)) {
    const left = [...rows]
    const sender = async () => {
      for (let row = left.shift(); row; row = left.shift()) await attempt(row)
    }
    await Promise.all(Array.from({ length: delivery.atOnce }, sender))
  }
  return sent
}

export const sendMail: Job<{ mail: MailServices }> = {
  name: 'send-mail',
  summary: 'send what waits in the outbox; a running shop does it as soon as a mail is written',
  schedule: everyMinute,
  wakesOn: outboxChannel,
  run: async (db, { now }, { mail }) => allDone(await sendDueMail(db, mail, now)),
}
