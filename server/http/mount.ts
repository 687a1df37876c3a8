import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { CallParsed, CallReply, Endpoint } from '#contract/endpoint.ts'
import type { Handle } from '#db/open.ts'
import { RuleError, type FieldErrors } from '#domain/errors.ts'
import type { OpenCountry } from '#domain/store/country.ts'
import { readCaller, type Caller } from './caller.ts'
import { once, type Intent } from './idempotency.ts'

/** What a handler may know besides its parsed input. */
export type Call = {
  store: OpenCountry
  now: Date
  caller: Caller
  /** The call as something to happen once, for rooms that keep their answers themselves. */
  intent: Intent
  /** One transaction, run once per Idempotency-Key where the endpoint asks for that. */
  transact<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /** Leaves a cookie that no script can read. */
  leaveCookie(name: string, value: string, seconds: number): void
}

export type Handler<E extends Endpoint> = (input: CallParsed<E>, call: Call) => Promise<CallReply<E>> | CallReply<E>

export type MountOptions = { db: Handle; clock: () => Date }

const keyShape = /^[\x21-\x7e]{8,128}$/

function keyOf(request: FastifyRequest, declared: Endpoint): string | undefined {
  const key = request.headers['idempotency-key']
  if (!declared.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new RuleError('invalid_input', { 'Idempotency-Key': 'Debe tener entre 8 y 128 caracteres visibles.' })
  }
  return key
}

function parse(shape: z.ZodMiniType, value: unknown, part: string): unknown {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || part] ??= message
  throw new RuleError('invalid_input', errors satisfies FieldErrors)
}

/** Mounts a declared call: input parsed by its shapes, reply cut to its shape by the serializer (S16). */
export function mountWith({ db, clock }: MountOptions) {
  return <const E extends Endpoint>(app: FastifyInstance, declared: E, handle: Handler<E>) => {
    const response = { 200: z.toJSONSchema(declared.reply, { io: 'output' }) }
    const wants = declared.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
    app.route({
      method: declared.method,
      url: declared.path,
      schema: { response },
      handler: (request, reply) => {
        if (declared.cacheSeconds) {
          void reply.headers({ 'cache-control': `public, max-age=${declared.cacheSeconds}`, vary: 'x-store' })
        }
        if (declared.body && !request.headers['content-type']?.startsWith(wants)) {
          throw new RuleError('invalid_input', { 'Content-Type': `Se espera ${wants}.` })
        }
        const input = {
          ...(declared.params && { params: parse(declared.params, request.params, 'params') }),
          ...(declared.query && { query: parse(declared.query, request.query, 'query') }),
          ...(declared.body && { body: parse(declared.body, request.body, 'body') }),
        }
        const now = clock()
        const intent = {
          key: keyOf(request, declared),
          route: declared.path,
          owner: request.store,
          request: input,
          now,
        }
        return handle(input as CallParsed<E>, {
          store: request.store,
          now,
          caller: readCaller(request),
          intent,
          transact: (work) => once(db, intent, work),
          leaveCookie: (name, value, maxAge) => {
            const secure = request.protocol === 'https'
            void reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
          },
        })
      },
    })
  }
}

export type Mount = ReturnType<typeof mountWith>
