import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accept-encoding.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const quality = (level: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } })

/** A list of 80 KB: 2 ms to 11.1 KB, so that the first visitor need not wait. */
const quickBrotli = quality(5)
/** The same list: 140 ms to 9.7 KB, worth it once a body is requested again. */
const bestBrotli = quality(11)
/** Below this, compressing costs more than it saves. */
const minBytes = 1024

/** A body that is sent repeatedly: compressed once per encoding, in libuv's threads, on first use. */
export type CompressedBody = {
  readonly plain: Buffer
  readonly ready: Partial<Record<Encoding, Buffer>>
  readonly pending: Partial<Record<Encoding, Promise<Buffer>>>
  /** From when on Brotli's best form is worth its time; never, or never again, is infinitely far. */
  bestFrom: number
}

/**
 * With `bestAfterMs`, a body that is still requested after that time is compressed as tightly as Brotli can: it costs
 * too much for one that changes every second.
 */
export const compressedBody = (plain: Buffer, { bestAfterMs = Infinity } = {}): CompressedBody => ({
  plain,
  ready: { identity: plain },
  pending: {},
  bestFrom: performance.now() + bestAfterMs,
})

/** The approximate memory of a body with its compressed forms. */
export const compressedBytes = ({ plain }: CompressedBody) => Math.ceil(plain.length * 1.3)

/** One at a time: the best form is never urgent, and libuv's few threads also read files and resolve names. */
let bestQueue: Promise<unknown> = Promise.resolve()

function queueBest(body: CompressedBody): void {
  body.bestFrom = Infinity
  bestQueue = bestQueue.then(async () => {
    body.ready.br = await brotli(body.plain, bestBrotli)
  })
}

async function compress(body: CompressedBody, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const compressed = await (encoding === 'br' ? brotli(body.plain, quickBrotli) : gzip(body.plain))
  body.ready[encoding] ??= compressed
  return compressed
}

/** The body in an encoding, synchronously if it was computed before. */
export function encodedBody(body: CompressedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  const ready = body.ready[encoding]
  if (!ready) return (body.pending[encoding] ??= compress(body, encoding as 'br' | 'gzip'))
  if (encoding === 'br' && body.bestFrom <= performance.now()) queueBest(body)
  return ready
}

/** The encoding to send a body in; small bodies are not compressed. */
export const encodingFor = ({ plain }: CompressedBody, acceptEncoding: string | undefined): Encoding =>
  plain.length < minBytes ? 'identity' : acceptedEncoding(acceptEncoding)

/** Sends a body in the best encoding its client accepts. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: CompressedBody) {
  const encoding = encodingFor(body, request.headers['accept-encoding'])
  void reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(await encodedBody(body, encoding))
}
