import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { PhotoStoreUnavailable, type PhotoStore } from './photo-store.ts'

const defaultAnswerMs = 10_000

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
export function s3PhotoStore(storeUrl: string, { answerWithinMs = defaultAnswerMs } = {}): PhotoStore {
  const { base, identity } = readStoreUrl(storeUrl)
  // What failed is tried again by the job or the visitor who asked.
  const s3 = new AwsClient({ ...identity, service: 's3', retries: 0 })

  /** The reply is read within the same time: a body that drips is no answer. */
  async function ask<T>(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    key: string,
    read: (reply: Response) => Promise<T>,
    body?: Buffer,
  ): Promise<T> {
    // With the hash of the body among them, the signed headers hold for the body too.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    try {
      const reply = await s3.fetch(`${base}/photos/${key}.webp`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
        ...(body ? { body: new Uint8Array(body), headers: { ...headers, 'content-type': 'image/webp' } } : { headers }),
      })
      if (reply.ok || (reply.status === 404 && method !== 'PUT')) return await read(reply)
      await reply.body?.cancel()
      throw new Error(`it answered ${reply.status} to ${method}`)
    } catch (error) {
      throw new PhotoStoreUnavailable(error as Error)
    }
  }
  const discard = async (reply: Response) => reply.body?.cancel()

  return {
    async put(key, photo) {
      await ask('PUT', key, discard, photo)
    },
    get: (key) =>
      ask('GET', key, async (reply) => {
        if (reply.ok) return Buffer.from(await reply.arrayBuffer())
        await discard(reply)
        return undefined
      }),
    has: (key) => ask('HEAD', key, async ({ ok }) => ok),
    async remove(key) {
      await ask('DELETE', key, discard)
    },
  }
}
