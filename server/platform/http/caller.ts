import type { FastifyRequest } from 'fastify'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { Customer } from '#server/platform/sessions/resolve-session.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'

/** The client of a call, as far as the connection shows. */
export type Caller = {
  ip: string
  cookies: Readonly<Record<string, string | undefined>>
  isSecure: boolean
  /** The requested origin: `https://tienda.example`. */
  origin: string
  /** Browsers send where a request comes from; other clients do not. */
  isBrowser: boolean
  userAgent: string
  /** Our own page sent the call, or it is a change, which no other page can send (S17). */
  isTrusted: boolean
}

/** Over https the prefix makes the browser guarantee that the cookie belongs to this host alone (S9). */
export const secretCookieName = ({ isSecure }: Pick<Caller, 'isSecure'>, name: string) =>
  isSecure ? `__Host-${name}` : name

export const secretOf = (caller: Caller, name: string): string | undefined =>
  caller.cookies[secretCookieName(caller, name)] || undefined

/** The credentials of a call, from any part of it. */
type CallCredentials = { token?: unknown; hash?: unknown; fingerprint?: unknown }

const isToken = (text: unknown): text is string => typeof text === 'string' && text !== '' && text !== '-'

/** Older calls have a `token` parameter, where our own client sends `-` and puts the token in a header (OP-074). */
export function tokenOf({ headers }: FastifyRequest, credentials: CallCredentials): string | undefined {
  if (isToken(credentials.token)) return credentials.token
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return isToken(bearer) ? bearer : undefined
}

/** Identifies a guest's cart in a browser: no script can write or read it (C11). */
export const cartCookie = (country: OpenCountry) => `cart_${country}`

const cartHash = /^[\w-]{1,64}$/

export function cartCookieOf({ cookies }: Caller, country: OpenCountry): string | undefined {
  const hash = cookies[cartCookie(country)]
  return hash !== undefined && cartHash.test(hash) ? hash : undefined
}

/**
 * The owner of idempotency records, so that no other client's key reaches them (R6): the customer, or the guest,
 * identified by the cart they name or hold, else by IP address and device.
 */
export function ownerOf(
  country: OpenCountry,
  caller: Caller,
  customer: Customer | undefined,
  credentials: CallCredentials,
): string {
  if (customer) return `${country} customer ${customer.idCustomer}`
  const cart =
    typeof credentials.hash === 'string' && credentials.hash !== '' ? credentials.hash : cartCookieOf(caller, country)
  const fingerprint = typeof credentials.fingerprint === 'string' ? credentials.fingerprint : ''
  return `${country} guest ${digestOf(cart ?? `${caller.ip} ${fingerprint}`)}`
}

const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** What proxies add, each its own. */
const proxyHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'forwarded',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
] as const

const isOwnName = (address: string | undefined) =>
  address === undefined || ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(address)?.hostname ?? '')

/**
 * Whether a request shows that a proxy passed it on, also one that says neither for whom nor for which host: its own
 * headers, the old protocol that nginx speaks by default, or a page of another host that it comes from.
 */
export function isPassedOn({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): boolean {
  return (
    raw.httpVersion === '1.0' ||
    proxyHeaders.some((name) => headers[name] !== undefined) ||
    !isOwnName(headers.origin) ||
    !isOwnName(headers.referer)
  )
}

/** A client on this machine, not a visitor forwarded by a proxy on it. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  ownAddresses.includes(request.ip) && !isPassedOn(request)
