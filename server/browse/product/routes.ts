import { readAddiWidget, readCards, readProduct } from '#contract/browse/product.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { productCards } from './cards.ts'
import { instalmentsRepository } from './instalments.ts'
import { productService } from './service.ts'

type ProductParts = { db: Handle; offersInstalments: OffersInstalments }

export function productRoutes(app: App, mount: Mount, { db, offersInstalments }: ProductParts) {
  const products = productService(db)
  const instalments = instalmentsRepository(db)
  mount(app, readProduct, async ({ params }, { country, now }) => ({
    success: true as const,
    data: await products.page(country, params.segment, now),
  }))
  const cards = productCards(db, offersInstalments)
  mount(app, readCards, async ({ query }, { country, now }) => ({
    items: await cards.of(country, query.skus.split('--'), now),
  }))
  mount(app, readAddiWidget, async (_input, { country }) => ({
    error: false as const,
    message:
      offersInstalments(country) && (await instalments.isWidgetActive(country))
        ? ('active' as const)
        : ('inactive' as const),
  }))
}
