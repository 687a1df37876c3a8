import { and, desc, eq, gt, isNull, like, lte, or } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { contentShown, contentVersion } from '#db/schema/content.ts'
import { editableMail, type MailTexts } from '#domain/platform/mail/mail-texts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

const ofVersion = and(
  eq(contentVersion.country, contentShown.country),
  eq(contentVersion.name, contentShown.name),
  eq(contentVersion.version, contentShown.version),
)

/** The mails of a store that say something of its own now, with what they say. */
export async function changedMails(db: Handle, country: OpenCountry): Promise<ReadonlyMap<string, MailTexts>> {
  const rows = await db
    .select({ name: contentShown.name, body: contentVersion.body })
    .from(contentShown)
    .innerJoin(contentVersion, ofVersion)
    .where(and(eq(contentShown.country, country), like(contentShown.name, 'mail/%'), isNull(contentShown.shownUntil)))
  return new Map(rows.map(({ name, body }) => [name.slice('mail/'.length), body as MailTexts]))
}

/**
 * What a retailer says in a mail that was queued at a moment: one that waits keeps the words it was queued with, whatever
 * is published meanwhile. Null: the shop's own words.
 */
export async function mailTextsAt(
  db: Handle,
  country: OpenCountry,
  template: string,
  at: Date | 'now',
): Promise<MailTexts | null> {
  if (!editableMail(template)) return null
  const isThen =
    at === 'now'
      ? isNull(contentShown.shownUntil)
      : and(lte(contentShown.shownFrom, at), or(isNull(contentShown.shownUntil), gt(contentShown.shownUntil, at)))
  const [row] = await db
    .select({ body: contentVersion.body })
    .from(contentShown)
    .innerJoin(contentVersion, ofVersion)
    .where(and(eq(contentShown.country, country), eq(contentShown.name, `mail/${template}`), isThen))
    .orderBy(desc(contentShown.id))
    .limit(1)
  return (row?.body as MailTexts | undefined) ?? null
}
