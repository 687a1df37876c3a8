import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RuleError } from '#domain/platform/errors.ts'

type BodyDeadline = {
  /** Every body may take this long. */
  graceMs: number
  /** After that its sender must have kept this average, as a phone with photographs does. */
  minBytesPerSecond: number
  /** And no body may take longer than this. */
  maxMs: number
  checkEveryMs: number
}

export const bodyDeadline: BodyDeadline = {
  graceMs: 15_000,
  minBytesPerSecond: 128 * 1024,
  maxMs: 60_000,
  checkEveryMs: 1000,
}

const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0)
const hasBody = (request: FastifyRequest) => lengthOf(request) > 0 || request.headers['transfer-encoding'] !== undefined

/**
 * Ends a request whose body does not come (S23): what reads the body gets an error, so the sender is answered with 408
 * and a sentence, and the connection is closed. The time begins when the body is first read.
 */
export function endSlowBodies(app: FastifyInstance, deadline: BodyDeadline = bodyDeadline): void {
  const { graceMs, minBytesPerSecond, maxMs, checkEveryMs } = deadline
  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request
    if (raw.complete || !hasBody(request)) return
    const begun = performance.now()
    const bytesBefore = raw.socket.bytesRead
    const timer = setInterval(() => {
      const ms = performance.now() - begun
      const isSlow = ((raw.socket.bytesRead - bytesBefore) / ms) * 1000 < minBytesPerSecond
      if (raw.complete || raw.destroyed) clearInterval(timer)
      else if (ms > maxMs || (ms > graceMs && isSlow)) {
        clearInterval(timer)
        void reply.header('connection', 'close')
        // An error without a listener would end the process.
        if (raw.listenerCount('error') > 0) {
          raw.emit('error', Object.assign(new RuleError('body_too_slow'), { statusCode: 408 }))
        }
      }
    }, checkEveryMs).unref()
    reply.raw.once('close', () => clearInterval(timer))
  })
}
