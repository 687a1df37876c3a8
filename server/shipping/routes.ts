import { readShippingMethods } from '#contract/shipping.ts'
import type { Handle } from '#db/open.ts'
import type { App } from '#server/http/app.ts'
import type { Mount } from '#server/http/mount.ts'
import { shippingService } from './service.ts'

export function shippingRoutes(app: App, mount: Mount, db: Handle) {
  const shipping = shippingService(db)
  mount(app, readShippingMethods, ({ query }, { store, now }) => shipping.methods({ store, now }, query))
}
