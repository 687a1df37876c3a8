import { readShippingMethods } from '#contract/buy/shipping.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { shippingService } from './service.ts'

export function shippingRoutes(app: App, mount: Mount, db: Handle) {
  const shipping = shippingService(db)
  mount(app, readShippingMethods, ({ query }, { country, now }) => shipping.methods({ country, now }, query))
}
