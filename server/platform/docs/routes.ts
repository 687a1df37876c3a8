import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { App } from '#server/platform/http/app.ts'
import { plainPagePolicy } from '#server/platform/http/edge/security-headers.ts'
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
