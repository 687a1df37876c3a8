import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { acceptedSteps, base32, codeDigits } from '#domain/desk/staff/one-time-code.ts'
import { recoveryCodeCount } from '#domain/desk/staff/session-rules.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** 160 bits, as RFC 4226 wants; kept and sealed in hexadecimal. */
export const newSecret = (): string => randomBytes(20).toString('hex')
export const typedSecret = (secret: string): string => base32(Buffer.from(secret, 'hex'))

/** RFC 6238 with SHA-1, which every authenticator app can. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', Buffer.from(secret, 'hex')).update(counter).digest()
  const offset = mac.at(-1)! & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** codeDigits
  return String(number).padStart(codeDigits, '0')
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** The half minute whose code was typed; undefined when it is wrong, over, or used before. */
export function stepOfCode(secret: string, typed: string, at: { now: Date; lastUsed: number | null }) {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return acceptedSteps(at.now, at.lastUsed).find((step) => isSame(codeAt(secret, step), digits))
}

/** `abcd-efgh-ijkl-mnop`: 80 bits, so that a stolen table of hashes gives none away. */
function newRecoveryCode(): string {
  const letters = base32(randomBytes(10)).toLowerCase()
  return letters.match(/.{4}/g)!.join('-')
}

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

export const recoveryHash = (typed: string): string => digestOf(typed.toLowerCase().replaceAll(/[^a-z2-7]/g, ''))
