import type { FastifyBaseLogger } from 'fastify'
import type { Handle } from '#db/connection/handle.ts'
import { maxTypedMails } from '#domain/platform/mail/typed-address.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { attemptsOf, countAttempt, TooManyAttempts } from '#server/platform/http/limits/attempts.ts'

type TypedMail = { country: OpenCountry; now: Date; caller: { ip: string } }

const ofShop = 'typed mails of shop'
/** A flood is one line of the log an hour, not one for each mail. */
const alertEveryMs = 60 * 60 * 1000
const alertedAt = new Map<OpenCountry, number>()

function alertOperator(log: FastifyBaseLogger, country: OpenCountry, now: Date): void {
  if (now.getTime() - (alertedAt.get(country) ?? -Infinity) < alertEveryMs) return
  alertedAt.set(country, now.getTime())
  const ceiling = maxTypedMails.ofShop.max
  log.error({ country, ceiling }, 'mails to typed addresses reached the ceiling of an hour: no more are sent')
}

/**
 * Counts a mail to an address that its sender typed, in the transaction that sends it. Every form that mails a typed
 * address calls this besides its own limit per address.
 */
export async function countTypedMail(tx: Handle, { country, now, caller }: TypedMail, log: FastifyBaseLogger) {
  await countAttempt(tx, 'typed mails of network', caller.ip, { ...maxTypedMails.ofNetwork, now })
  await countAttempt(tx, ofShop, country, { ...maxTypedMails.ofShop, now }).catch((error: unknown) => {
    if (error instanceof TooManyAttempts) alertOperator(log, country, now)
    throw error
  })
}

/** How many were sent in the current hour. */
export const typedMailsOf = (db: Handle, country: OpenCountry, now: Date) => attemptsOf(db, ofShop, country, now)
