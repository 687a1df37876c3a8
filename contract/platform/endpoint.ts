import { z } from 'zod/mini'
import { string } from './primitives.ts'

/** Where a call lives (OP-008): screens own the plain paths, so the API keeps to bases of its own. */
type ApiPath = `/api/${string}` | `/bff/${string}` | `/geo/${string}` | `/flags/${string}`

/**
 * Whose call it is. `none`: the same for everybody, no token is read. `visitor`: a customer's when a token comes along,
 * otherwise a guest's. `customer`: refused without a valid token. A token that is not valid is refused (AUTH-20), except
 * where it is `optional`: a customer who signs out may be signed out already.
 */
type Auth = 'none' | 'visitor' | 'customer' | 'optional'

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: ApiPath
  summary: string
  auth: Auth
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /**
   * How the body travels: forms on the mobile API, JSON on the BFF (API-04, server.md §1). One that may hold files is
   * `multipart`, and without any it may come as a plain form too, which is then as short as every other.
   */
  encoding?: 'form' | 'json' | 'multipart'
  /**
   * The first response to an `Idempotency-Key` is stored and replayed to every repetition (OP-046). Not for replies that
   * hold a secret: such an endpoint cannot be mounted.
   */
  idempotent?: true
  /** Reads public data though it is a POST: pages of other sites may ask too (API-06). */
  isPublicRead?: true
  /** Changes something though it is a GET: checked like a change (S17). */
  changesState?: true
  /**
   * What it answers changes with settings and content, not with a product: pages made of it stay valid while products
   * are sold.
   */
  showsNoProducts?: true
  /** Public and the same for everybody in a store: browsers and proxies may cache it this long. */
  cacheSeconds?: number
  reply: z.ZodMiniType
  /** What a refusal carries besides its code, message and field errors; travels beside them. */
  refusalData?: z.ZodMiniObject
}

/** The media types of each encoding, the usual one first. */
export const mediaOf: Readonly<Record<NonNullable<Endpoint['encoding']>, readonly [string, ...string[]]>> = {
  form: ['application/x-www-form-urlencoded'],
  json: ['application/json'],
  multipart: ['multipart/form-data', 'application/x-www-form-urlencoded'],
}

/** Declares one call, once: the server mounts it, the browser calls it, the docs describe it. */
export const endpoint = <const E extends Endpoint>(declared: E) => declared

const noError = z.literal(false)
/** The reply of a call that succeeds: `error: false` and its data; a refusal has `error: true` (OP-002). */
export const ok = <S extends z.core.$ZodShape>(data: S) => z.object({ error: noError, ...data })
/** A success that only has a sentence to show. */
export const done = ok({ message: string })

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body', W extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodMiniType>
    ? { [P in K]: W extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** What a caller gives. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>
/** What the server gets, after parsing. */
export type CallParsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>
export type CallReply<E extends Endpoint> = z.output<E['reply']>
/** What a refusal of this endpoint may carry; nothing where nothing is declared. */
export type RefusalData<E extends Endpoint> =
  E extends Record<'refusalData', infer S extends z.ZodMiniObject> ? z.output<S> : undefined

export const apiVersions = ['2', '3'] as const
/** Sent with every call unless a call names another (API-02, OP-007). */
export const apiVersion = '3'
