import type { z } from 'zod/mini'
import type { Permission } from '#domain/desk/staff/roles.ts'

type Part<E extends DeskEndpoint, K extends 'params' | 'query' | 'body', W extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodMiniType>
    ? { [P in K]: W extends 'input' ? z.input<S> : z.output<S> }
    : unknown

/**
 * A call of the desk. All of them are signed by a key of the browser that signed in, and none has anything to do with a
 * shopper's session.
 */
export type DeskEndpoint = {
  method: 'GET' | 'POST'
  path: `/desk/api/${string}`
  summary: string
  /** `public`: also before signing in; `staff`: everyone who is signed in. */
  permission: Permission | 'public' | 'staff'
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  reply: z.ZodMiniType
  /** The largest body, where it is larger than a form: read only for a browser that is signed in. */
  maxBytes?: number
  /** Whether who accepts `text/event-stream` is sent each new answer, as long as the connection is open. */
  isLive?: true
}

export const deskEndpoint = <const E extends DeskEndpoint>(declared: E) => declared

export type DeskInput<E extends DeskEndpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'>
export type DeskParsed<E extends DeskEndpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>
export type DeskReply<E extends DeskEndpoint> = z.output<E['reply']>

/** How a request says that its browser is the one that signed in. */
export const proofHeader = 'desk-proof'
/** The language the sentences are to be in. */
export const languageHeader = 'desk-language'

type Signed = { method: string; path: string; body: string; at: number }

/** What a browser signs: a call cannot be repeated as another one, nor later. */
export const signedText = ({ method, path, body, at }: Signed) => `${at}\n${method}\n${path}\n${body}`
