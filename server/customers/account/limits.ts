import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countAttempt, undoAttempt, TooManyAttempts } from '#server/platform/http/limits/attempts.ts'

const aQuarter = 15 * 60 * 1000
const anHour = 60 * 60 * 1000
const aDay = 24 * anHour
const maxDisclosures = 20

type LoginAttempt = { country: OpenCountry; email: string; ip: string; now: Date }

/**
 * Two independent limits (S2): one for guesses at an account from anywhere, one for guesses from an IP address at any
 * account. A browser that the account's owner used before has its own allowance, so that no one can lock the owner out
 * by guessing. An attempt is counted before the password is checked and given back when it was right.
 */
export function loginLimits(db: Handle) {
  const bucketsOf = ({ country, email, ip }: LoginAttempt, trustedBrowser: string | undefined) =>
    [
      trustedBrowser
        ? { what: 'login browser', who: `${country} ${email} ${trustedBrowser}`, max: 10 }
        : { what: 'login account', who: `${country} ${email}`, max: 10 },
      { what: 'login address', who: ip, max: 40 },
    ] as const

  return {
    async count(who: LoginAttempt, trustedBrowser: string | undefined): Promise<void> {
      for (const { what, who: whom, max } of bucketsOf(who, trustedBrowser)) {
        await countAttempt(db, what, whom, { max, everyMs: aQuarter, now: who.now })
      }
    },
    async undoCount(who: LoginAttempt, trustedBrowser: string | undefined): Promise<void> {
      for (const { what, who: whom } of bucketsOf(who, trustedBrowser)) await undoAttempt(db, what, whom)
    },
    /** Whether this IP address may still learn whether an e-mail is registered (S5, C3). */
    mayDisclose: ({ ip, now }: LoginAttempt) =>
      isWithin(db, 'disclosure', ip, { max: maxDisclosures, everyMs: anHour, now }),
    /**
     * Counts a change to another e-mail or document: done or refused, it says whether that one has an account (C3).
     * Unlike a login it is refused beyond the limit, because doing it discloses too.
     */
    async countDisclosure({ idCustomer, ip, now }: { idCustomer: number; ip: string; now: Date }): Promise<void> {
      await countAttempt(db, 'disclosure customer', String(idCustomer), { max: 10, everyMs: aDay, now })
      await countAttempt(db, 'disclosure', ip, { max: maxDisclosures, everyMs: anHour, now })
    },
    /** Accounts created from one IP address. */
    countRegistration: ({ ip, now }: LoginAttempt) =>
      countAttempt(db, 'register address', ip, { max: 60, everyMs: anHour, now }),
    /** Whether another recovery mail may be sent to this e-mail, requested from this IP address. */
    mayRecover: async ({ country, email, ip, now }: LoginAttempt) =>
      (await isWithin(db, 'recover account', `${country} ${email}`, { max: 5, everyMs: anHour, now })) &&
      (await isWithin(db, 'recover address', ip, { max: 30, everyMs: anHour, now })),
    countKeyAttempt: (ip: string, now: Date) =>
      countAttempt(db, 'key address', ip, { max: 40, everyMs: aQuarter, now }),
  }
}

async function isWithin(...attempt: Parameters<typeof countAttempt>): Promise<boolean> {
  try {
    await countAttempt(...attempt)
    return true
  } catch (error) {
    if (error instanceof TooManyAttempts) return false
    throw error
  }
}
