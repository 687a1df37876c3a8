import dns from 'node:dns/promises'
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, RequestOptions } from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why an address could not be fetched, in a sentence for the operator. */
export class OutsideRefused extends Error {}

type Limits = { bytes: number; ms: number; redirects: number }
type Request = (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest

export type OutsideOptions = {
  /** How each scheme is requested; others are refused. Tests add plain HTTP for their own server. */
  schemes?: Readonly<Record<string, Request>>
  isAllowed?: (address: string) => boolean
  resolve?: (host: string) => Promise<string[]>
  limits?: Partial<Limits>
}
type Settings = Required<Omit<OutsideOptions, 'limits'>> & {
  limits: Limits
  headers: OutgoingHttpHeaders
  /** What is sent; without it the address is only read. */
  post?: string | undefined
  signal: AbortSignal
}

const resolveHost = async (host: string) => (await dns.lookup(host, { all: true })).map(({ address }) => address)

/** The address to connect to. A name with even one internal address is refused. */
async function addressOf(url: URL, { resolve, isAllowed }: Settings): Promise<string> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = net.isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new OutsideRefused(`${host} has no address`)
  const inner = addresses.find((address) => !isAllowed(address))
  if (inner !== undefined) throw new OutsideRefused(`${host} is not on the public internet (${inner})`)
  return addresses[0]!
}

async function requestOnce(url: URL, settings: Settings): Promise<IncomingMessage> {
  const request = settings.schemes[url.protocol]
  if (!request) throw new OutsideRefused(`${url.protocol}// is not fetched, only https`)
  if (url.username || url.password) throw new OutsideRefused('an address with a password is not fetched')
  const address = await addressOf(url, settings)
  const family = net.isIP(address)
  const { signal, headers, post } = settings
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      // A new connection to the address that was checked: the name is not resolved a second time.
      agent: false,
      signal,
      ...(post !== undefined && { method: 'POST' }),
      headers: { 'accept-encoding': 'identity', ...headers },
      lookup: (_host, { all }, done) => {
        if (all) done(null, [{ address, family }])
        else done(null, address, family)
      },
    }
    request(url, options, resolve).on('error', reject).end(post)
  })
}

async function followRedirects(url: URL, settings: Settings): Promise<IncomingMessage> {
  for (let hops = 0, next = url; ; hops += 1) {
    const response = await requestOnce(next, settings)
    const { statusCode = 0, headers } = response
    // What is sent is never sent on to another address.
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined || settings.post !== undefined)
      return response
    response.destroy()
    if (hops === settings.limits.redirects) throw new OutsideRefused(`more than ${hops} redirects`)
    const target = URL.parse(headers.location, next.href)
    if (!target) throw new OutsideRefused('a redirect to nowhere')
    next = target
  }
}

/** Streams the body up to the allowed size. */
async function* bodyOf(response: IncomingMessage, { limits: { bytes } }: Settings): AsyncGenerator<Buffer> {
  const tooLarge = () => new OutsideRefused(`larger than ${Math.round(bytes / 1024 / 1024)} MB`)
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new OutsideRefused(`sent with the encoding ${encoding}, which was not asked for`)
  if (Number(response.headers['content-length'] ?? 0) > bytes) throw tooLarge()
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bytes) throw tooLarge()
    yield chunk
  }
}

function reasonOf(error: unknown, { signal, limits: { ms } }: Settings): OutsideRefused {
  if (error instanceof OutsideRefused) return error
  if (signal.aborted) return new OutsideRefused(`no answer within ${ms / 1000} s`)
  const { code, message } = error as NodeJS.ErrnoException
  return new OutsideRefused(code === 'ECONNRESET' ? 'the connection broke off' : message)
}

type FetchOptions = { limits: Limits; headers: OutgoingHttpHeaders; post?: string }

/**
 * Fetches an address that someone else supplied, never an internal one (S24): by https, to a public address resolved
 * once, within limits. Any violated limit throws OutsideRefused with the reason.
 */
export async function fetchOutside<T>(
  source: string,
  { limits, headers, post }: FetchOptions,
  options: OutsideOptions,
  read: (response: IncomingMessage, body: AsyncGenerator<Buffer>) => Promise<T>,
): Promise<T> {
  const allLimits = { ...limits, ...options.limits }
  const settings: Settings = {
    schemes: { 'https:': https.request },
    isAllowed: isPublicAddress,
    resolve: resolveHost,
    ...options,
    headers,
    post,
    limits: allLimits,
    signal: AbortSignal.timeout(allLimits.ms),
  }
  let response: IncomingMessage | undefined
  try {
    const url = URL.parse(source)
    if (!url) throw new OutsideRefused('not an address')
    response = await followRedirects(url, settings)
    return await read(response, bodyOf(response, settings))
  } catch (error) {
    throw reasonOf(error, settings)
  } finally {
    response?.destroy()
  }
}
