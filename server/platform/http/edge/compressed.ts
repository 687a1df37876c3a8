import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accept-encoding.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const quality = (level: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } })

/** A list of 80 KB: 2 ms to 11.1 KB, so that the first visitor need not wait. */
const quickBrotli = quality(5)
/** The same list: 140 ms to 9.7 KB, worth it once a body is asked for again. */
const bestBrotli = quality(11)
/** Below this, compressing costs more than it saves. */
const smallestBytes = 1024

/** A body that is sent again and again: compressed once per encoding, in libuv's threads, when it is first asked for. */
export type CompressedBody = {
  readonly plain: Buffer
  readonly ready: Partial<Record<Encoding, Buffer>>
  readonly making: Partial<Record<Encoding, Promise<Buffer>>>
  /** Whether Brotli's best form is made, or about to be, of a body that is sent again. */
  best: 'wanted' | 'queued' | 'unwanted'
}

/** With `best`, a body that is asked for again is compressed as tightly as Brotli can. */
export const compressedBody = (plain: Buffer, { best = false } = {}): CompressedBody => ({
  plain,
  ready: { identity: plain },
  making: {},
  best: best ? 'wanted' : 'unwanted',
})

/** About what a body takes in memory with its compressed forms. */
export const compressedBytes = ({ plain }: CompressedBody) => Math.ceil(plain.length * 1.3)

/** One at a time: the best form is never in a hurry, and libuv's few threads also read files and names. */
let bestQueue: Promise<unknown> = Promise.resolve()

function makeBest(body: CompressedBody): void {
  body.best = 'queued'
  bestQueue = bestQueue.then(async () => {
    body.ready.br = await brotli(body.plain, bestBrotli)
  })
}

async function make(body: CompressedBody, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const made = await (encoding === 'br' ? brotli(body.plain, quickBrotli) : gzip(body.plain))
  body.ready[encoding] ??= made
  return made
}

/** The body in an encoding: at once if it was made before. */
export function encodedBody(body: CompressedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  const ready = body.ready[encoding]
  if (!ready) return (body.making[encoding] ??= make(body, encoding as 'br' | 'gzip'))
  if (encoding === 'br' && body.best === 'wanted') makeBest(body)
  return ready
}

/** The encoding to send a body in; what is small goes as it is. */
export const encodingFor = ({ plain }: CompressedBody, acceptEncoding: string | undefined): Encoding =>
  plain.length < smallestBytes ? 'identity' : acceptedEncoding(acceptEncoding)

/** Sends a body in the encoding its client likes best. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: CompressedBody) {
  const encoding = encodingFor(body, request.headers['accept-encoding'])
  void reply.header('vary', 'accept-encoding')
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(await encodedBody(body, encoding))
}
