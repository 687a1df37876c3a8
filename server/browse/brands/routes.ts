import { readBrands } from '#contract/browse/brands.ts'
import type { Handle } from '#db/connection/handle.ts'
import { assortment } from '#server/platform/caches/change-log.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { brandsService } from './service.ts'

export function brandsRoutes(app: App, mount: Mount, db: Handle) {
  const brands = brandsService(db)
  mount(app, readBrands, async (_input, { country, now, showsOnly }) => {
    showsOnly([assortment])
    return { brandList: await brands.list(country, now) }
  })
}
