import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { staffContact, webhook, webhookDelivery } from '#db/schema/notices.ts'
import { rolesFor, type NoticeEvent } from '#domain/operations/notices/events.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatPrice, toUnits } from '#domain/platform/money.ts'
import { mailRow, outboxChannel } from '#server/platform/mail/outbox.ts'

/** The database channel that tells nodes about waiting deliveries. */
export const deliveryChannel = 'webhook_delivery'

export type Notice = {
  event: NoticeEvent
  country: OpenCountry
  /** The number it is looked up by: of an order, an exchange, a request. */
  ref: string
  /** In minor units; null where no money is named. */
  amount: number | null
  /** A Spanish sentence for the mail. */
  about: string
  /** What webhooks get besides number, amount and currency. Never who it happened to: a receiver that may know asks. */
  data?: Readonly<Record<string, string | number | boolean | null>>
  /** A colleague it is about, who gets the mail beside the roles. */
  also?: string
  now: Date
}

type Receiver = { email: string | null; webhookId: number | null }

/**
 * Tells the staff what happens, in the transaction in which it happens: it is sent only if that commits, once however
 * many nodes there are. One statement where no one wants to know.
 */
export async function notifyStaff(tx: Handle, notice: Notice): Promise<void> {
  const { event, country, ref, amount, about, data, also, now } = notice
  const roles = sql.join(
    rolesFor(event).map((role) => sql`${role}`),
    sql`, `,
  )
  const { rows } = await tx.execute<Receiver>(sql`
    select distinct ${staffContact.email} as email, null::int as "webhookId" from ${staffContact}
    where ${staffContact.role} in (${roles}) and (${staffContact.country} is null or ${staffContact.country} = ${country})
    union all
    select null, ${webhook.id} from ${webhook}
    where ${webhook.active} and ${event} = any(${webhook.events})
      and (${webhook.country} is null or ${webhook.country} = ${country})`)
  if (also !== undefined && !rows.some(({ email }) => email === also)) rows.push({ email: also, webhookId: null })
  if (rows.length === 0) return
  const profile = countryProfiles[country]
  const shown = amount === null ? null : formatPrice(toUnits(amount, profile), profile)
  const mails = rows.flatMap(({ email }) =>
    email === null
      ? []
      : [mailRow({ template: 'staff-notice', to: email, country, now, data: { event, ref, amount: shown, about } })],
  )
  if (mails.length > 0) {
    await tx.insert(outboxMail).values(mails)
    await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
  }
  const deliveries = rows.flatMap(({ webhookId }) =>
    webhookId === null
      ? []
      : [
          {
            webhookId,
            country,
            event,
            createdAt: now,
            dueAt: now,
            data: { ref, amount, currency: profile.currency, ...data },
          },
        ],
  )
  if (deliveries.length > 0) {
    await tx.insert(webhookDelivery).values(deliveries)
    await tx.execute(sql`select pg_notify(${deliveryChannel}, '')`)
  }
}
