import type { Endpoint } from '#contract/platform/endpoint.ts'
import type { ShopSettings } from '#domain/platform/brand/brand.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import type { App } from '#server/platform/http/app.ts'
import { plainPagePolicy } from '#server/platform/http/edge/security-headers.ts'
import { openApi } from './openapi.ts'
import { docsPage, docsStyle } from './page.ts'

export function docsRoutes(app: App, calls: readonly Endpoint[], settings: SettingsSource) {
  let madeFor: ShopSettings | undefined
  let document: ReturnType<typeof openApi>
  let page = ''
  /** Made once per change of the brand. */
  const current = () => {
    const now = settings.current()
    if (madeFor !== now) {
      madeFor = now
      document = openApi(calls, now)
      page = docsPage(document)
    }
    return { document, page }
  }
  app.get('/docs', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', plainPagePolicy).send(current().page),
  )
  app.get('/docs/style.css', (_request, reply) => reply.type('text/css').send(docsStyle))
  app.get('/docs/openapi.json', () => current().document)
}
