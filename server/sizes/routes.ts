import { readSizes } from '#contract/sizes.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { sizesService } from './service.ts'

export function sizesRoutes(app: App, mount: Mount, db: Handle) {
  const sizes = sizesService(db)
  mount(app, readSizes, async ({ query }, { store }) => ({ tables: await sizes.tablesFor(store, query.sku) }))
}
