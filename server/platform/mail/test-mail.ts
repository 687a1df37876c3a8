import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { mailRow, outboxChannel } from './outbox.ts'
import { templates, type TemplateName } from './templates/all-templates.ts'

type TestMail = { template: TemplateName; to: string; country: OpenCountry; texts?: MailTexts | undefined }

/** Sends a template with the data of its sample to somebody of the staff. */
export async function enqueueTestMail(
  tx: Handle,
  { template, to, country, texts }: TestMail,
  acting: Acting,
): Promise<void> {
  const row = mailRow({ template, to, country, data: templates[template].sample, now: acting.now })
  // The order that a sample names may be one of the shop's: it is none of its mails.
  await tx.insert(outboxMail).values({ ...row, orderNr: null, texts: texts ?? null })
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
  await writeAudit(tx, acting, 'mail-test', `${template}: ${country}`, { country })
}
