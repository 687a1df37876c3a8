import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Who is at the door, as far as the connection tells. */
export type Caller = {
  ip: string
  /** The token of `Authorization: Bearer`. */
  bearer: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
}

export function readCaller(request: FastifyRequest): Caller {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  return { ip: request.ip, bearer, cookies: request.cookies }
}

/** What is stored of a token or any other secret: enough to know it again, useless to whoever steals the table. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
