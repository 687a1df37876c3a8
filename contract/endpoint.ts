import type { z } from 'zod/mini'

/** Where a call lives (OP-008): screens own the plain paths, so the API keeps to bases of its own. */
export type ApiPath = `/api/${string}` | `/bff/${string}` | `/geo/${string}` | `/flags/${string}`

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: ApiPath
  summary: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** How the body travels: forms on the mobile API, JSON on the BFF (API-04, server.md §1). */
  encoding?: 'form' | 'json'
  /** The first answer to an `Idempotency-Key` is kept and given again to every repetition (OP-046). */
  idempotent?: true
  /** Public and the same for everybody in a store: browsers and proxies may keep it this long. */
  cacheSeconds?: number
  reply: z.ZodMiniType
}

/** Declares one call, once: the server mounts it, the browser calls it, the docs describe it. */
export const endpoint = <const E extends Endpoint>(declared: E) => declared

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body', W extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodMiniType>
    ? { [P in K]: W extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/** What a caller gives. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>
/** What a handler gets, after parsing. */
export type CallParsed<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>
export type CallReply<E extends Endpoint> = z.output<E['reply']>

export const apiVersions = ['2', '3'] as const
/** Sent with every call unless a call names another (API-02, OP-007). */
export const apiVersion = '3'
