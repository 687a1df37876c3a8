import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifeMs } from '#domain/desk/staff/session-rules.ts'
import { secretCookieName } from '#server/platform/http/caller.ts'

const name = 'desk'

/** Never sent with a request that another site caused, nor to a script. */
const hidden = { path: '/', httpOnly: true, sameSite: 'strict' } as const

export const sessionTokenOf = ({ cookies }: FastifyRequest, isSecure: boolean): string | undefined =>
  cookies[secretCookieName({ isSecure }, name)] || undefined

export function setSessionCookie(reply: FastifyReply, token: string | undefined, isSecure: boolean): void {
  const maxAge = token === undefined ? 0 : sessionLifeMs / 1000
  void reply.setCookie(secretCookieName({ isSecure }, name), token ?? '', { ...hidden, secure: isSecure, maxAge })
}
