import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who watches asks again by then: with a fresh signature, and only while their session is open. */
const streamLifeMs = 60_000

export const wantsEvents = ({ headers }: FastifyRequest) => headers.accept === 'text/event-stream'

async function* framesOf(answers: AsyncIterable<unknown>) {
  for await (const answer of answers) yield `data: ${JSON.stringify(answer)}\n\n`
}

/** Sends each answer as a server-sent event; `closing` ends all streams with the shop. */
export function sendEvents(
  reply: FastifyReply,
  { raw }: FastifyRequest,
  closing: AbortSignal,
  follow: (signal: AbortSignal) => AsyncIterable<unknown>,
) {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  const signal = AbortSignal.any([left.signal, closing, AbortSignal.timeout(streamLifeMs)])
  return reply
    .headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    .send(Readable.from(framesOf(follow(signal))))
}
