import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import { proofHeader, type DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import type { Handle } from '#db/connection/handle.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { keyMay } from '#domain/desk/staff/api-key.ts'
import { isPermitted, worksFor } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { isFromAnotherSite } from '#server/platform/http/call-context.ts'
import { once, type Intent } from '#server/platform/http/idempotency.ts'
import { digestOf } from '#server/platform/secrets/digest.ts'
import { staffSessions, type ResolvedSession } from '#server/desk/staff/sessions.ts'
import { bearerOf, keyCaller } from './key-caller.ts'
import { languageOf } from './language.ts'
import { isProven } from './proof.ts'
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts'
import { sendEvents, wantsEvents } from './event-stream.ts'
import type { DeskFollower, DeskHandler, PublicCall, SignedIn } from './staff-call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent: what its browser signed. */
    rawBody?: string
  }
  interface FastifyContextConfig {
    deskEndpoint?: DeskEndpoint
  }
}

type Parts = { db: Handle; clock: () => Date; settings: SettingsSource; closing: AbortSignal }
type Fields = Record<string, unknown>

const keyShape = /^[\x21-\x7e]{8,128}$/

/** JSON only, and its text kept: other sites cannot send it without being asked first, and its browser signed the text. */
export function readDeskBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body as string
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(new DeskError('invalid_input'))
    }
  })
}

function parse(shape: z.ZodMiniType, value: unknown, part: string): Fields {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data as Fields
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || part] ??= message
  throw new DeskError('invalid_input', { errors })
}

function inputOf({ params, query, body }: DeskEndpoint, request: FastifyRequest) {
  return {
    ...(params && { params: parse(params, request.params, 'params') }),
    ...(query && { query: parse(query, request.query, 'query') }),
    ...(body && { body: parse(body, request.body, 'body') }),
  }
}

/** Mounts declared calls of the desk: session, proof, permission and stores are decided here and nowhere else. */
export function mountDeskWith({ db, clock, settings, closing }: Parts) {
  const sessions = staffSessions(db)

  async function signedIn(request: FastifyRequest, token: string | undefined, now: Date): Promise<SignedIn> {
    const session: ResolvedSession | undefined = token === undefined ? undefined : await sessions.resolve(token, now)
    if (!session) throw new DeskError('signed_out')
    const { staff, publicKey } = session
    const proof = request.headers[proofHeader]
    const signed = { method: request.method, path: request.url, body: request.rawBody ?? '', now }
    if (!isProven(publicKey, typeof proof === 'string' ? proof : undefined, signed))
      throw new DeskError('proof_refused')
    return staff
  }

  /** Who calls. Before signing in a browser may still have the cookie of a session that is over. */
  async function callerOf(request: FastifyRequest, { permission }: DeskEndpoint, token: string | undefined, now: Date) {
    if (permission === 'public') return signedIn(request, token, now).catch(unlessFault)
    const bearer = bearerOf(request)
    return bearer === undefined ? signedIn(request, token, now) : keyCaller(db, bearer, request, now)
  }

  /** Before a large body is read. Whether the browser has its key is known only after. */
  async function requireSession(request: FastifyRequest): Promise<void> {
    const bearer = bearerOf(request)
    if (bearer !== undefined) return void (await keyCaller(db, bearer, request, clock()))
    const token = sessionTokenOf(request, request.protocol === 'https')
    if (token === undefined || !(await sessions.resolve(token, clock()))) throw new DeskError('signed_out')
  }

  function intentOf(request: FastifyRequest, { path }: DeskEndpoint, staff: SignedIn | undefined, now: Date) {
    const key = request.headers['idempotency-key']
    if (key === undefined || !staff) return undefined
    if (typeof key !== 'string' || !keyShape.test(key)) throw new DeskError('invalid_input')
    const requestHash = digestOf(`${request.url}\n${request.rawBody ?? ''}`)
    return { key, route: path, owner: ownerOf(staff), requestHash, now } satisfies Intent
  }

  return <const E extends DeskEndpoint>(
    app: FastifyInstance,
    declared: E,
    handle: DeskHandler<E>,
    follow?: DeskFollower<E>,
  ) => {
    const { method, path: url, permission, maxBytes } = declared
    app.route({
      method,
      url,
      config: { deskEndpoint: declared },
      ...(maxBytes && { bodyLimit: maxBytes, onRequest: requireSession }),
      schema: { response: { 200: z.toJSONSchema(declared.reply, { io: 'output' }) } },
      handler: async (request, reply) => {
        const now = clock()
        const isSecure = request.protocol === 'https'
        if (method !== 'GET' && isFromAnotherSite(request)) throw new DeskError('not_permitted')
        const token = sessionTokenOf(request, isSecure)
        const staff = await callerOf(request, declared, token, now)
        if (permission !== 'public' && !mayCall(staff!, permission)) throw new DeskError('not_permitted')
        const intent = intentOf(request, declared, staff, now)
        const { openStores } = settings.current()
        const call: PublicCall = {
          now,
          language: languageOf(request),
          caller: {
            ip: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
            origin: `${request.protocol}://${request.host}`,
            isSecure,
            token,
          },
          staff,
          acting: (reason) => ({
            actor: staff?.email ?? 'desk',
            now,
            reason,
            idStaff: staff?.key ? undefined : staff?.idStaff,
          }),
          requireStore: (country) => {
            if (!staff || !worksFor(staff, country)) throw new DeskError('not_found')
          },
          storesOf: (country) => storesFor(staff, openStores, country),
          intent,
          transact: (work) => once(db, intent, work),
          setSession: (session) => setSessionCookie(reply, session, isSecure),
        }
        const input = inputOf(declared, request) as never
        if (follow && wantsEvents(request)) {
          return sendEvents(reply, request, closing, (signal) => follow(input, call as never, signal))
        }
        return handle(input, call as never)
      },
    })
  }
}
export type MountDesk = ReturnType<typeof mountDeskWith>

const ownerOf = ({ key, idStaff }: SignedIn) => (key ? `desk key ${key.idKey}` : `desk staff ${idStaff}`)

function mayCall(staff: SignedIn, permission: Exclude<DeskEndpoint['permission'], 'public'>): boolean {
  if (staff.key) return keyMay(staff.key.permissions, permission)
  return permission === 'staff' || isPermitted(staff, permission)
}

function storesFor(
  staff: SignedIn | undefined,
  open: readonly OpenCountry[],
  country: OpenCountry | undefined,
): readonly OpenCountry[] {
  const own = open.filter((code) => staff && worksFor(staff, code))
  if (country === undefined) return own
  if (!own.includes(country)) throw new DeskError('not_found')
  return [country]
}

function unlessFault(error: unknown): undefined {
  if (error instanceof DeskError) return undefined
  throw error
}
