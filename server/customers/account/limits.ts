import type { Handle } from '#db/connection/handle.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countAttempt, forgiveAttempt, TooManyAttempts } from '#server/platform/http/limits/attempts.ts'

const aQuarter = 15 * 60 * 1000
const anHour = 60 * 60 * 1000

type Who = { country: OpenCountry; email: string; ip: string; now: Date }

/**
 * Two throttles that do not know of each other (S2): one for guesses at an account from anywhere, one for guesses from an
 * address at any account. A browser that the account's owner used before has an allowance of its own, so that nobody can
 * lock him out by guessing. An attempt is counted before the password is looked at, and given back when it was right.
 */
export function loginLimits(db: Handle) {
  const bucketsOf = ({ country, email, ip }: Who, knownBrowser: string | undefined) =>
    [
      knownBrowser
        ? { what: 'login browser', who: `${country} ${email} ${knownBrowser}`, most: 10 }
        : { what: 'login account', who: `${country} ${email}`, most: 10 },
      { what: 'login address', who: ip, most: 40 },
    ] as const

  return {
    async count(who: Who, knownBrowser: string | undefined): Promise<void> {
      for (const { what, who: whom, most } of bucketsOf(who, knownBrowser)) {
        await countAttempt(db, what, whom, { most, everyMs: aQuarter, now: who.now })
      }
    },
    async forgive(who: Who, knownBrowser: string | undefined): Promise<void> {
      for (const { what, who: whom } of bucketsOf(who, knownBrowser)) await forgiveAttempt(db, what, whom)
    },
    /** Whether this address may still be told that an e-mail is not registered, or is (S5, C3). */
    mayDisclose: ({ ip, now }: Who) => isWithin(db, 'disclosure', ip, { most: 20, everyMs: anHour, now }),
    /** Accounts made from one address. */
    countRegistration: ({ ip, now }: Who) =>
      countAttempt(db, 'register address', ip, { most: 60, everyMs: anHour, now }),
    /** Whether another recovery mail may go to this address, asked from there. */
    mayRecover: async ({ country, email, ip, now }: Who) =>
      (await isWithin(db, 'recover account', `${country} ${email}`, { most: 5, everyMs: anHour, now })) &&
      (await isWithin(db, 'recover address', ip, { most: 30, everyMs: anHour, now })),
    countKeyAttempt: (ip: string, now: Date) =>
      countAttempt(db, 'key address', ip, { most: 40, everyMs: aQuarter, now }),
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
