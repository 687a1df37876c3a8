import type { FastifyReply } from 'fastify'
import type { App } from '#server/platform/http/app.ts'

/** Search and catalogue may be asked from another domain (API-06): they carry no cookie and tell nothing private. */
export const allowEverybody = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*')

/** What a browser asks before it sends JSON and our headers across domains. It names no store, so it stands apart. */
export function crossDomainRoutes(app: App): void {
  for (const url of ['/bff/catalog/*', '/api/*']) {
    app.options(url, (_request, reply) =>
      allowEverybody(reply)
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'content-type, x-store, x-os',
          'access-control-max-age': '86400',
        })
        .code(204)
        .send(),
    )
  }
}
