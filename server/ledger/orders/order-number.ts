import { createHmac, timingSafeEqual } from 'node:crypto'

/** Letters and digits that are not mistaken for one another on the phone (Crockford). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const digits = 8
const halfBits = 20n
const half = (1n << halfBits) - 1n
const rounds = 4

const mix = (secret: string, round: number, value: bigint) =>
  BigInt(createHmac('sha256', secret).update(`${round} ${value}`).digest().readUInt32BE(0)) & half

/**
 * The number a shopper reads, from the count of orders: a keyed permutation (Feistel) of 40 bits. No two counts give the
 * same number, and one number reveals neither another nor how many orders there are.
 */
export function orderNumber(count: number, secret: string): string {
  let [left, right] = [(BigInt(count) >> halfBits) & half, BigInt(count) & half]
  for (let round = 0; round < rounds; round++) [left, right] = [right, left ^ mix(secret, round, right)]
  let value = (left << halfBits) | right
  let text = ''
  for (let at = 0; at < digits; at++) {
    text = alphabet[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}

/** The key in a guest's link to an order; it cannot be made without the secret. */
export const orderKeyOf = (orderNr: string, secret: string) =>
  createHmac('sha256', secret).update(orderNr).digest('base64url').slice(0, 22)

export function isOrderKey(key: string, orderNr: string, secret: string): boolean {
  const right = Buffer.from(orderKeyOf(orderNr, secret))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}
