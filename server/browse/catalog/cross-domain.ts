import type { FastifyReply } from 'fastify'
import type { App } from '#server/platform/http/app.ts'

/** Search and catalogue may be called from another domain (API-06): they carry no cookie and return nothing private. */
export const allowAnyOrigin = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*')

/**
 * The preflight request of a browser before it sends JSON and our headers across domains. It carries no x-store header,
 * so it has its own routes.
 */
export function crossDomainRoutes(app: App): void {
  for (const url of ['/bff/catalog/*', '/api/*']) {
    app.options(url, (_request, reply) =>
      allowAnyOrigin(reply)
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
