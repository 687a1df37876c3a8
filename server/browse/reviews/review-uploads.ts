import type { FastifyRequest } from 'fastify'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { countAttempt } from '#server/platform/http/limits/attempts.ts'
import type { Secrets } from '#server/platform/secrets/secrets.ts'
import { isReviewKey } from './review-key.ts'

type OrderLink = { order_nr: string; key: string }
type From = { ip: string; now: Date }

/** A form counts twice, as a page and as the call it makes: thirty forms are more than a family sends. */
const maxUploads = { max: 60, everyMs: 10 * 60_000 }

/** The address of the form: `/customer/review/R101/ZM0001/?key=…`, or the same with `.data`. */
const formAddress = /^\/customer\/review\/([A-Za-z0-9-]{1,40})\/[^/?]+/

/** Who may send the form of a review, from its address alone: what needs no key is not read (S23). */
export function reviewUploads({ db, secrets, clock }: { db: Handle; secrets: Secrets; clock: () => Date }) {
  async function admit({ order_nr: orderNr, key }: OrderLink, { ip, now }: From): Promise<void> {
    const secret = await secrets('review link')
    if (!isReviewKey(key, orderNr.toUpperCase(), secret)) throw new RuleError('review_not_possible')
    await countAttempt(db, 'review form', ip, { ...maxUploads, now })
  }
  return {
    admit,
    /** The same for the screen that the form is posted to. */
    async admitScreen({ url, query, ip }: FastifyRequest): Promise<void> {
      const { key } = query as Record<string, unknown>
      const [, orderNr] = formAddress.exec(url) ?? []
      // A screen answers a link that opens nothing like any address that does not exist.
      if (orderNr === undefined || typeof key !== 'string') throw new RuleError('not_found')
      await admit({ order_nr: orderNr, key }, { ip, now: clock() }).catch((error: unknown) => {
        throw error instanceof RuleError && error.code === 'review_not_possible' ? new RuleError('not_found') : error
      })
    },
  }
}

export type ReviewUploads = ReturnType<typeof reviewUploads>
