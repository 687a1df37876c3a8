import { readContent, readHelp } from '#contract/content.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { contentService } from './service.ts'

export function contentRoutes(app: App, mount: Mount, db: Handle) {
  const contents = contentService(db)
  mount(app, readContent, ({ params }, { store }) => contents.text(store, params.key))
  mount(app, readHelp, ({ query }, { store }) => contents.help(store, query.page))
}
