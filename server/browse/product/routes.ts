import { readAddiWidget, readCards, readProduct } from '#contract/browse/product.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { productCards } from './cards.ts'
import { instalmentsRepository } from './instalments.ts'
import { productService } from './service.ts'

export function productRoutes(app: App, mount: Mount, db: Handle) {
  const products = productService(db)
  const instalments = instalmentsRepository(db)
  mount(app, readProduct, async ({ params }, { store, now }) => ({
    success: true as const,
    data: await products.page(store, params.segment, now),
  }))
  const cards = productCards(db)
  mount(app, readCards, async ({ query }, { store, now }) => ({
    items: await cards.of(store, query.skus.split('--'), now),
  }))
  mount(app, readAddiWidget, async (_input, { store }) => ({
    error: false as const,
    message: (await instalments.isWidgetActive(store)) ? ('active' as const) : ('inactive' as const),
  }))
}
