import type { FastifyRequest } from 'fastify'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Customer } from '#server/platform/sessions/resolve-session.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** Who calls, as far as the connection tells. */
export type Caller = {
  ip: string
  cookies: Readonly<Record<string, string | undefined>>
  isSecure: boolean
  /** The origin that was asked: `https://tienda.example`. */
  origin: string
  /** Browsers say where a request comes from; other clients do not. */
  isBrowser: boolean
  userAgent: string
  /** A page of ours sent the call, or it is a change, which no other page can ask for (S17). */
  isTrusted: boolean
}

/** Over https the browser itself makes sure that such a cookie is ours and of this host alone (S9). */
export const secretCookieName = ({ isSecure }: Pick<Caller, 'isSecure'>, name: string) =>
  isSecure ? `__Host-${name}` : name

export const secretOf = (caller: Caller, name: string): string | undefined =>
  caller.cookies[secretCookieName(caller, name)] || undefined

/** What a call may say of its caller, in whichever part of it. */
type Given = { token?: unknown; hash?: unknown; fingerprint?: unknown }

const isToken = (text: unknown): text is string => typeof text === 'string' && text !== '' && text !== '-'

/** The older calls have a `token` parameter, where our own client sends `-`; it puts the token in a header (OP-074). */
export function tokenOf({ headers }: FastifyRequest, given: Given): string | undefined {
  if (isToken(given.token)) return given.token
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return isToken(bearer) ? bearer : undefined
}

/** Names a guest's cart in a browser: no script writes it and none can read it (C11). */
export const cartCookie = (country: OpenCountry) => `cart_${country}`

const cartHash = /^[\w-]{1,64}$/

export function cartCookieOf({ cookies }: Caller, country: OpenCountry): string | undefined {
  const hash = cookies[cartCookie(country)]
  return hash !== undefined && cartHash.test(hash) ? hash : undefined
}

/**
 * Whose idempotency records these are, so that nobody else's key reaches them (R6): the customer's, or the guest's, who is
 * known by the cart he names or holds, else by address and device.
 */
export function ownerOf(country: OpenCountry, caller: Caller, customer: Customer | undefined, given: Given): string {
  if (customer) return `${country} customer ${customer.idCustomer}`
  const cart = typeof given.hash === 'string' && given.hash !== '' ? given.hash : cartCookieOf(caller, country)
  const fingerprint = typeof given.fingerprint === 'string' ? given.fingerprint : ''
  return `${country} guest ${digestOf(cart ?? `${caller.ip} ${fingerprint}`)}`
}

const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** Somebody at this machine, and not a visitor that a proxy on it brings. */
export function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  return ownAddresses.includes(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
