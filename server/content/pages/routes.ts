import { readContent, readHelp } from '#contract/content/pages.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { contentService } from './service.ts'

export function contentRoutes(app: App, mount: Mount, { db, terms }: { db: Handle; terms: TermsSource }) {
  const contents = contentService(db, terms)
  mount(app, readContent, ({ params }, { country }) => contents.text(country, params.key))
  mount(app, readHelp, ({ query }, { country }) => contents.help(country, query.page))
}
