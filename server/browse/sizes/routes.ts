import { readSizes } from '#contract/browse/sizes.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { sizesService } from './service.ts'

export function sizesRoutes(app: App, mount: Mount, db: Handle) {
  const sizes = sizesService(db)
  mount(app, readSizes, async ({ query }, { country }) => ({ tables: await sizes.tablesFor(country, query.sku) }))
}
