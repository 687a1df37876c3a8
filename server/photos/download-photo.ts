import dns from 'node:dns/promises'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { photoTypeOf } from '#domain/pictures/photos.ts'
import { isPublicAddress } from './public-address.ts'

/** Why a photograph did not come, in a sentence for the operator. */
export class PhotoRefused extends Error {}

const limits = { bytes: 15 * 1024 * 1024, ms: 10_000, redirects: 3 }

type Request = (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) => ClientRequest

export type DownloadOptions = {
  /** How a scheme is asked; what has no entry is refused. Tests add plain HTTP for a server of their own. */
  schemes?: Readonly<Record<string, Request>>
  isAllowed?: (address: string) => boolean
  resolve?: (host: string) => Promise<string[]>
  limits?: Partial<typeof limits>
}
type Settings = Required<Omit<DownloadOptions, 'limits'>> & { limits: typeof limits; signal: AbortSignal }

const resolveHost = async (host: string) => (await dns.lookup(host, { all: true })).map(({ address }) => address)

/** The address to connect to. One name with a single address inside is enough to refuse it. */
async function addressOf(url: URL, { resolve, isAllowed }: Settings): Promise<string> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = net.isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new PhotoRefused(`${host} has no address`)
  const inner = addresses.find((address) => !isAllowed(address))
  if (inner !== undefined) throw new PhotoRefused(`${host} is not on the public internet (${inner})`)
  return addresses[0]!
}

async function ask(url: URL, settings: Settings): Promise<IncomingMessage> {
  const request = settings.schemes[url.protocol]
  if (!request) throw new PhotoRefused(`${url.protocol}// is not fetched, only https`)
  if (url.username || url.password) throw new PhotoRefused('an address with a password is not fetched')
  const address = await addressOf(url, settings)
  const family = net.isIP(address)
  const { signal } = settings
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      // A connection of its own, to the address that was checked: the name is not looked up a second time.
      agent: false,
      signal,
      headers: {
        accept: 'image/avif,image/webp,image/png,image/jpeg',
        'accept-encoding': 'identity',
        // Some hosts refuse whoever does not say a name.
        'user-agent': 'Vereda photo fetcher',
      },
      lookup: (_host, { all }, done) => {
        if (all) done(null, [{ address, family }])
        else done(null, address, family)
      },
    }
    request(url, options, resolve).on('error', reject).end()
  })
}

async function follow(url: URL, settings: Settings): Promise<IncomingMessage> {
  for (let hops = 0, next = url; ; hops += 1) {
    const response = await ask(next, settings)
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return response
    response.destroy()
    if (hops === settings.limits.redirects) throw new PhotoRefused(`more than ${hops} redirects`)
    const target = URL.parse(headers.location, next)
    if (!target) throw new PhotoRefused('a redirect to nowhere')
    next = target
  }
}

async function readBody(response: IncomingMessage, { limits: { bytes } }: Settings): Promise<Buffer> {
  const tooLarge = () => new PhotoRefused(`larger than ${Math.round(bytes / 1024 / 1024)} MB`)
  if (Number(response.headers['content-length'] ?? 0) > bytes) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function reasonOf(error: unknown, { signal, limits: { ms } }: Settings): PhotoRefused {
  if (error instanceof PhotoRefused) return error
  if (signal.aborted) return new PhotoRefused(`no answer within ${ms / 1000} s`)
  const { code, message } = error as NodeJS.ErrnoException
  return new PhotoRefused(code === 'ECONNRESET' ? 'the connection broke off' : message)
}

/** The bytes behind a retailer's address. Every limit that it breaks is a PhotoRefused with the reason. */
export async function downloadPhoto(source: string, options: DownloadOptions = {}): Promise<Buffer> {
  const allLimits = { ...limits, ...options.limits }
  const settings: Settings = {
    schemes: { 'https:': https.request },
    isAllowed: isPublicAddress,
    resolve: resolveHost,
    ...options,
    limits: allLimits,
    signal: AbortSignal.timeout(allLimits.ms),
  }
  let response: IncomingMessage | undefined
  try {
    const url = URL.parse(source)
    if (!url) throw new PhotoRefused('not an address')
    response = await follow(url, settings)
    if (response.statusCode !== 200) throw new PhotoRefused(`answered ${response.statusCode}`)
    const encoding = response.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new PhotoRefused(`sent with the encoding ${encoding}, which was not asked for`)
    const photo = await readBody(response, settings)
    if (!photoTypeOf(photo)) throw new PhotoRefused('not a JPEG, PNG, WebP or AVIF picture')
    return photo
  } catch (error) {
    throw reasonOf(error, settings)
  } finally {
    response?.destroy()
  }
}
