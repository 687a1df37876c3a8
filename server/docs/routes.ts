import type { Endpoint } from '#contract/endpoint.ts'
import type { App } from '#server/http/app.ts'
import { plainPagePolicy } from '#server/http/security-headers.ts'
import { openApi } from './openapi.ts'
import { docsPage, docsStyle } from './page.ts'

export function docsRoutes(app: App, calls: readonly Endpoint[]) {
  const document = openApi(calls)
  const page = docsPage(document)
  app.get('/docs', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', plainPagePolicy).send(page),
  )
  app.get('/docs/style.css', (_request, reply) => reply.type('text/css').send(docsStyle))
  app.get('/docs/openapi.json', () => document)
}
