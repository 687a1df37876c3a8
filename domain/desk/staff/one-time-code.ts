/** RFC 6238 as every authenticator app does it: six digits, half a minute each. */
export const codeDigits = 6
const stepMs = 30_000
/** Clocks of phones are a little off, and people take time to type. */
const stepsAround = 1

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** The steps whose codes are right at a moment; each is right once, and none before the last one that was used. */
export function acceptedSteps(now: Date, lastUsed: number | null): number[] {
  const current = stepAt(now)
  const around = Array.from({ length: 2 * stepsAround + 1 }, (_, at) => current - stepsAround + at)
  return around.filter((step) => lastUsed === null || step > lastUsed)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** How authenticator apps take a secret that is typed. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

type Account = { secret: string; shop: string; email: string }

/** The address that the picture for an authenticator app holds. */
export function enrolmentAddress({ secret, shop, email }: Account): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`
}
