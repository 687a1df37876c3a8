import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from './accepts.ts'

const brotli = promisify(zlib.brotliCompress)
const quality = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Below this, packing costs more than it saves. */
const smallest = 1024

/** An answer that is sent again and again: packed once, and not on the thread that answers. */
export type Packed = { body: Buffer; small?: Promise<Buffer> }

/** About what a kept answer takes: it comes to a fifth, packed. */
export const packedBytes = ({ body }: Packed) => body.length * 1.2

export async function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): Promise<FastifyReply> {
  const { body } = packed
  if (body.length < smallest || !accepts(request.headers['accept-encoding'], 'br')) return reply.send(body)
  packed.small ??= brotli(body, quality)
  const small = await packed.small
  return reply.header('vary', 'accept-encoding').header('content-encoding', 'br').send(small)
}
