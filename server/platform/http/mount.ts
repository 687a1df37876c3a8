import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { mediaOf, type CallParsed, type CallReply, type Endpoint } from '#contract/platform/endpoint.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError, type FieldErrors } from '#domain/platform/errors.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { browserCookie } from '#server/platform/sessions/cookies.ts'
import type { Customer, ResolveSession } from '#server/platform/sessions/resolve-session.ts'
import { isFromOwnPage } from './call-context.ts'
import { ownerOf, secretCookieName, secretOf, tokenOf, type Caller } from './caller.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { once, type Intent } from './idempotency.ts'
import { nameShown, visitedProtocol, type Internal } from './internal.ts'
import { checkBeforeBody, limitUploads } from './uploads.ts'

type CallCustomer<E extends Endpoint> = E['auth'] extends 'customer'
  ? { customer: Customer }
  : E['auth'] extends 'visitor' | 'optional'
    ? { customer: Customer | undefined }
    : unknown

/** What a handler gets besides its parsed input; of a customer only what the endpoint's `auth` declares. */
export type Call<E extends Endpoint = Endpoint> = CallCustomer<E> & {
  country: OpenCountry
  now: Date
  caller: Caller
  /** Set when the call carries an Idempotency-Key; for handlers that write the record themselves. */
  intent: Intent | undefined
  /** One transaction, run once per Idempotency-Key where the endpoint is idempotent. */
  transact<T>(work: (tx: Handle) => Promise<T>): Promise<T>
  /** Names the products an answer shows: pages made of it are valid until one of them changes. */
  showsOnly(tags: Iterable<string>): void
  /** Sets a cookie that no script can read. */
  setCookie(name: string, value: string, seconds: number): void
  /** The same for a credential; an empty value deletes it. */
  setSecret(name: string, value: string, seconds: number): void
  /** Sets a cookie that our scripts read too: never a secret. */
  setReadableCookie(name: string, value: string, seconds: number): void
}

/** Handlers get the customer instead of the token. */
type Input<E extends Endpoint> = { [P in keyof CallParsed<E>]: Omit<CallParsed<E>[P], 'token'> }
export type Handler<E extends Endpoint> = (input: Input<E>, call: Call<E>) => Promise<CallReply<E>> | CallReply<E>

/**
 * Decides from the address alone whether a body with files is read. A call that takes files is not mounted without it:
 * nobody without a key may make the shop wait for a body or hold one in memory (S23).
 */
type BeforeBody<E extends Endpoint> = (
  input: Pick<CallParsed<E>, 'query' & keyof CallParsed<E>>,
  from: { country: OpenCountry; ip: string; now: Date },
) => Promise<void>
type UploadCheck<E extends Endpoint> = E['encoding'] extends 'multipart' ? [beforeBody: BeforeBody<E>] : []

export type MountOptions = { db: Handle; clock: () => Date; resolveSession: ResolveSession; internal?: Internal }

type Fields = Record<string, unknown>
type Parts = { params?: Fields; query?: Fields; body?: Fields }

const hidden = { path: '/', httpOnly: true, sameSite: 'lax' } as const
const keyShape = /^[\x21-\x7e]{8,128}$/

function keyOf(request: FastifyRequest, declared: Endpoint): string | undefined {
  const key = request.headers['idempotency-key']
  if (!declared.idempotent || key === undefined) return undefined
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new RuleError('invalid_input', { 'Idempotency-Key': 'Debe tener entre 8 y 128 caracteres visibles.' })
  }
  return key
}

function parse(shape: z.ZodMiniType, value: unknown, part: string): Fields {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data as Fields
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || part] ??= message
  throw new RuleError('invalid_input', errors satisfies FieldErrors)
}

export function parsedInput({ params, query, body, encoding = 'json' }: Endpoint, request: FastifyRequest): Parts {
  const expectedMedia = mediaOf[encoding]
  if (body && !expectedMedia.some((media) => request.headers['content-type']?.startsWith(media))) {
    throw new RuleError('invalid_input', { 'Content-Type': `Se espera ${expectedMedia[0]}.` })
  }
  return {
    ...(params && { params: parse(params, request.params, 'params') }),
    ...(query && { query: parse(query, request.query, 'query') }),
    ...(body && { body: parse(body, request.body, 'body') }),
  }
}

function without(parts: Parts, isLeftOut: (field: string) => boolean): Parts {
  const cut = Object.entries(parts).map(([part, fields]) => [
    part,
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isLeftOut(field))),
  ])
  return Object.fromEntries(cut) as Parts
}

/** Never stored, not even as part of a digest: a password could be guessed from it. */
const isSecret = (field: string) => /token|password/i.test(field)

/** The same for bank data within a payload, much of which can be guessed. */
const withoutBankData = (field: string, value: unknown) => (field === 'bank_data' ? undefined : value)

/** A stored reply is replayed, so one with a secret would store the secret. */
function assertNoSecret({ path }: Endpoint, replySchema: unknown): void {
  JSON.stringify(replySchema, (field, value: unknown) => {
    if (isSecret(field)) throw new Error(`${path} cannot be idempotent: its reply holds "${field}"`)
    return value
  })
}

/**
 * Mounts a declared call: parses its input, resolves its customer and cuts the reply to its shape in the serializer
 * (S16).
 */
export function mountWith({ db, clock, resolveSession, internal }: MountOptions) {
  async function customerOf(declared: Endpoint, request: FastifyRequest, fields: Fields, caller: Caller, now: Date) {
    if (declared.auth === 'none') return undefined
    const token = tokenOf(request, fields)
    if (token === undefined && declared.auth !== 'customer') return undefined
    const { country } = request
    const browser = secretOf(caller, browserCookie(country))
    const customer = token === undefined ? undefined : await resolveSession(token, { country, browser, now })
    if (!customer && declared.auth !== 'optional') throw new RuleError('token_not_found')
    return customer
  }

  return <const E extends Endpoint>(
    app: FastifyInstance,
    declared: E,
    handle: Handler<E>,
    ...[beforeBody]: UploadCheck<E>
  ) => {
    async function checkAddress(request: FastifyRequest) {
      const { query } = declared.query ? { query: parse(declared.query, request.query, 'query') } : {}
      const { country, ip } = request
      await beforeBody!({ query } as never, { country, ip, now: clock() })
    }
    const replySchema = z.toJSONSchema(declared.reply, { io: 'output' })
    if (declared.idempotent) assertNoSecret(declared, replySchema)
    app.route({
      method: declared.method,
      url: declared.path,
      config: { endpoint: declared },
      schema: { response: { 200: replySchema } },
      ...(beforeBody && { onRequest: [checkBeforeBody(checkAddress), limitUploads()] }),
      handler: async (request, reply) => {
        if (declared.cacheSeconds) {
          void reply.headers({ 'cache-control': `public, max-age=${declared.cacheSeconds}`, vary: 'x-store' })
        }
        if (declared.showsNoProducts) nameShown(request, reply, internal, [])
        const parts = parsedInput(declared, request)
        const fields = { ...parts.params, ...parts.query, ...parts.body }
        const key = keyOf(request, declared)
        const { country, ip, cookies } = request
        const now = clock()
        const protocol = visitedProtocol(request, internal)
        const isSecure = protocol === 'https'
        const caller: Caller = {
          ip,
          cookies,
          isSecure,
          origin: `${protocol}://${request.host}`,
          isBrowser: request.headers['sec-fetch-site'] !== undefined,
          isTrusted: declared.method !== 'GET' || isFromOwnPage(request),
          userAgent: request.headers['user-agent'] ?? '',
        }
        const customer = await customerOf(declared, request, fields, caller, now)
        const intent: Intent | undefined =
          key === undefined
            ? undefined
            : {
                key,
                route: declared.path,
                owner: ownerOf(country, caller, customer, fields),
                requestHash: digestOf(JSON.stringify(without(parts, isSecret), withoutBankData)),
                now,
              }
        const call: Call = {
          country,
          now,
          caller,
          intent,
          transact: (work) => once(db, intent, work),
          showsOnly: (tags) => nameShown(request, reply, internal, tags),
          setCookie: (name, value, maxAge) =>
            void reply.setCookie(name, value, { ...hidden, secure: isSecure, maxAge }),
          setSecret: (name, value, maxAge) =>
            void reply.setCookie(secretCookieName(caller, name), value, { ...hidden, secure: isSecure, maxAge }),
          setReadableCookie: (name, value, maxAge) =>
            void reply.setCookie(name, value, { ...hidden, httpOnly: false, secure: isSecure, maxAge }),
        }
        const input = 'token' in fields ? without(parts, (field) => field === 'token') : parts
        return handle(input as Input<E>, (declared.auth === 'none' ? call : { ...call, customer }) as Call<E>)
      },
    })
  }
}

export type Mount = ReturnType<typeof mountWith>

type RawHandler = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * Mounts a declared call whose handler reads the request and writes the body itself; tests check it against its shapes.
 * Only for answers that are the same for everyone: no token is resolved here.
 */
export function mountRaw(app: FastifyInstance, declared: Endpoint & { auth: 'none' }, handler: RawHandler) {
  app.route({ method: declared.method, url: declared.path, config: { endpoint: declared }, handler })
}
