import type { PhotoStore } from './photo-store.ts'
import { signS3 } from './sign-s3.ts'

const answerWithinMs = 10_000

/** `s3://KEY:SECRET@host/bucket?region=…`; `tls=off` for a server of one's own in the same network. */
function readStoreUrl(text: string) {
  const url = new URL(text)
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    // The bucket stands in the path: every server that speaks S3 understands that.
    base: `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`,
    identity: {
      accessKey: decodeURIComponent(url.username),
      secretKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    },
  }
}

/** In a bucket of S3, or of anything that speaks like it: every node sees the same photographs. */
export function s3PhotoStore(storeUrl: string, { clock = () => new Date() } = {}): PhotoStore {
  const { base, identity } = readStoreUrl(storeUrl)

  async function ask(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, body?: Buffer): Promise<Response> {
    const url = new URL(`${base}/photos/${key}.webp`)
    const about = body ? { headers: { 'content-type': 'image/webp' }, body } : {}
    const { host: _host, ...headers } = signS3(identity, { method, url, now: clock(), ...about })
    const signal = AbortSignal.timeout(answerWithinMs)
    const reply = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'error',
      ...(body && { body: new Uint8Array(body) }),
    })
    if (reply.ok || (reply.status === 404 && method !== 'PUT')) return reply
    await reply.body?.cancel()
    throw new Error(`the photo store answered ${reply.status} to ${method}`)
  }

  return {
    async put(key, photo) {
      await (await ask('PUT', key, photo)).body?.cancel()
    },
    async get(key) {
      const reply = await ask('GET', key)
      if (reply.ok) return Buffer.from(await reply.arrayBuffer())
      await reply.body?.cancel()
      return undefined
    },
    has: async (key) => (await ask('HEAD', key)).ok,
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
