import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { templates, type TemplateData, type TemplateName } from './templates/all-templates.ts'

/** The database channel that tells nodes about waiting mail. */
export const outboxChannel = 'outbox_mail'

export type QueuedMail<T extends TemplateName = TemplateName> = {
  template: T
  to: string
  country: OpenCountry
  data: TemplateData<T>
  now: Date
}

/** A mail as a row of the outbox, for callers that insert it with their own statement. */
export function mailRow<T extends TemplateName>({ template, to, country, data, now }: QueuedMail<T>) {
  const parsed = templates[template].data.parse(data) as Record<string, unknown>
  const orderNr = typeof parsed.orderNr === 'string' ? parsed.orderNr : null
  return { country, recipient: to, template, data: parsed, orderNr, createdAt: now, dueAt: now }
}

/**
 * Writes a mail into the outbox, in the transaction of the event it reports: it is sent only if that commits. The
 * notification is delivered on commit too, so a node sends the mail a moment later.
 */
export async function enqueueMail<T extends TemplateName>(tx: Handle, mail: QueuedMail<T>): Promise<void> {
  await tx.insert(outboxMail).values(mailRow(mail))
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
