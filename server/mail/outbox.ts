import { sql } from 'drizzle-orm'
import type { Handle } from '#db/open.ts'
import { outboxMail } from '#db/schema/mail.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { templates, type TemplateData, type TemplateName } from './templates/all-templates.ts'

/** The channel on which the database tells nodes that mail is waiting. */
export const outboxChannel = 'outbox_mail'

export type QueuedMail<T extends TemplateName = TemplateName> = {
  template: T
  to: string
  store: OpenCountry
  data: TemplateData<T>
  now: Date
}

/**
 * Writes a mail into the outbox, in the transaction of what it tells: it leaves when that is committed, and never when it
 * is not. The notification waits for the commit too, so a node sends it a moment later.
 */
export async function enqueueMail<T extends TemplateName>(tx: Handle, mail: QueuedMail<T>): Promise<void> {
  const { template, to, store, now } = mail
  const data = templates[template].data.parse(mail.data)
  await tx.insert(outboxMail).values({ country: store, recipient: to, template, data, createdAt: now, dueAt: now })
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
