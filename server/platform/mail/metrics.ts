import prometheus from 'prom-client'
import { and, count, isNotNull, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'
import { openCountries } from '#domain/platform/country/country.ts'
import { maxTypedMails } from '#domain/platform/mail/typed-address.ts'
import { typedMailsOf } from './count-typed-mail.ts'

const isWaiting = and(isNull(outboxMail.sentAt), isNull(outboxMail.deadAt))

/**
 * How many mails wait, how many were given up, and how many went to typed addresses this hour, read when metrics are
 * collected. An operator sets an alert where the last come near their ceiling.
 */
export function addMailMetrics(register: prometheus.Registry, db: Handle, clock: () => Date): void {
  const states = { waiting: isWaiting, dead: isNotNull(outboxMail.deadAt) }
  const gauge = new prometheus.Gauge({
    name: 'shop_outbox_mails',
    help: 'Mails in the outbox that wait or were given up',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      for (const [state, isState] of Object.entries(states)) {
        // While the database is unavailable the last value stays.
        const rows = await db
          .select({ n: count() })
          .from(outboxMail)
          .where(isState)
          .catch(() => [])
        if (rows[0]) gauge.set({ state }, rows[0].n)
      }
    },
  })
  const ceiling = new prometheus.Gauge({
    name: 'shop_typed_mails_ceiling',
    help: 'Mails to typed addresses that a shop may send in an hour',
    registers: [register],
  })
  ceiling.set(maxTypedMails.ofShop.max)
  const typed = new prometheus.Gauge({
    name: 'shop_typed_mails',
    help: 'Mails to addresses typed into a form, in the current hour',
    labelNames: ['country'],
    registers: [register],
    async collect() {
      for (const country of openCountries) {
        const sent = await typedMailsOf(db, country, clock()).catch(() => undefined)
        if (sent !== undefined) typed.set({ country }, sent)
      }
    },
  })
}
