import { createHmac, timingSafeEqual } from 'node:crypto'

const hourMs = 60 * 60 * 1000
const keyShape = /^([0-9a-z]{1,8})\.[\w-]{22}$/

const sealOf = (orderNr: string, until: string, secret: string) =>
  createHmac('sha256', secret).update(`transfer proof ${orderNr} ${until}`).digest('base64url').slice(0, 22)

const keyUntil = (orderNr: string, until: string, secret: string) => `${until}.${sealOf(orderNr, until, secret)}`

/**
 * Sends and opens the proof of one order, and nothing else of it. A person who may see the order gets it, by the session or by the
 * order's key; it ends with the hour after next, so that an address which was passed on soon opens nothing.
 */
export const proofKeyOf = (orderNr: string, secret: string, now: Date) =>
  keyUntil(orderNr, (Math.floor(now.getTime() / hourMs) + 2).toString(36), secret)

export function isProofKey(key: string, orderNr: string, secret: string, now: Date): boolean {
  const [, until] = keyShape.exec(key) ?? []
  if (until === undefined || Number.parseInt(until, 36) * hourMs <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(key), Buffer.from(keyUntil(orderNr, until, secret)))
}
