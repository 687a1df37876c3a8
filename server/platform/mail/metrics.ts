import prometheus from 'prom-client'
import { and, count, isNotNull, isNull } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { outboxMail } from '#db/schema/mail.ts'

const isWaiting = and(isNull(outboxMail.sentAt), isNull(outboxMail.deadAt))

/** How many mails wait and how many were given up, read when metrics are collected. */
export function addMailMetrics(register: prometheus.Registry, db: Handle): void {
  const states = { waiting: isWaiting, dead: isNotNull(outboxMail.deadAt) }
  const gauge = new prometheus.Gauge({
    name: 'vereda_outbox_mails',
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
}
