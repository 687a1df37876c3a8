import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { PhotoStore } from './photo-store.ts'

const answerWithinMs = 10_000

/** `s3://KEY:SECRET@host/bucket?region=…`; `tls=off` for a server in the same network. */
function readStoreUrl(text: string) {
  const url = new URL(text)
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    // The bucket stands in the path: every server that speaks S3 understands that.
    base: `${scheme}://${url.host}${url.pathname.replace(/\/$/, '')}`,
    identity: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
    },
  }
}

/** Stores photographs in a bucket of S3, or of a server that speaks like it: every node sees the same ones. */
export function s3PhotoStore(storeUrl: string): PhotoStore {
  const { base, identity } = readStoreUrl(storeUrl)
  // What failed is tried again by the job or the visitor who asked.
  const s3 = new AwsClient({ ...identity, service: 's3', retries: 0 })

  async function request(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', key: string, body?: Buffer): Promise<Response> {
    // With the hash of the body among them, the signed headers hold for the body too.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    const reply = await s3.fetch(`${base}/photos/${key}.webp`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      ...(body ? { body: new Uint8Array(body), headers: { ...headers, 'content-type': 'image/webp' } } : { headers }),
    })
    if (reply.ok || (reply.status === 404 && method !== 'PUT')) return reply
    await reply.body?.cancel()
    throw new Error(`the photo store answered ${reply.status} to ${method}`)
  }

  return {
    async put(key, photo) {
      await (await request('PUT', key, photo)).body?.cancel()
    },
    async get(key) {
      const reply = await request('GET', key)
      if (reply.ok) return Buffer.from(await reply.arrayBuffer())
      await reply.body?.cancel()
      return undefined
    },
    has: async (key) => (await request('HEAD', key)).ok,
    async remove(key) {
      await (await request('DELETE', key)).body?.cancel()
    },
  }
}
