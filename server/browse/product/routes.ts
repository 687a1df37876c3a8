import { readAddiWidget, readCards, readProduct } from '#contract/browse/product.ts'
import type { OffersInstalments } from '#domain/browse/product/instalments.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { TermsSource } from '#domain/platform/country/terms.ts'
import type { SettingsSource } from '#server/platform/brand/settings.ts'
import { productTag } from '#server/platform/caches/change-log.ts'
import type { App } from '#server/platform/http/app.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import type { MountShared } from '#server/platform/http/mount-shared.ts'
import { productCards } from './cards.ts'
import { instalmentsRepository } from './instalments.ts'
import { productService } from './service.ts'

type Mounts = { mount: Mount; mountShared: MountShared }
type ProductParts = { db: Handle; settings: SettingsSource; terms: TermsSource; offersInstalments: OffersInstalments }

export function productRoutes(app: App, { mount, mountShared }: Mounts, parts: ProductParts) {
  const { db, settings, terms, offersInstalments } = parts
  const products = productService(db, settings, terms)
  const instalments = instalmentsRepository(db)
  mountShared(app, readProduct, async ({ params }, { country, now }) => {
    const data = await products.page(country, params.segment, now)
    // Siblings are colours of its model, which name each other's changes.
    return { reply: { success: true as const, data }, tags: [data.id, ...data.related].map(productTag) }
  })
  const cards = productCards(db, offersInstalments)
  mountShared(app, readCards, async ({ query }, { country, now }) => {
    const skus = query.skus.split('--')
    return { reply: { items: await cards.of(country, skus, now) }, tags: skus.map(productTag) }
  })
  mount(app, readAddiWidget, async (_input, { country }) => ({
    error: false as const,
    message:
      offersInstalments(country) && (await instalments.isWidgetActive(country))
        ? ('active' as const)
        : ('inactive' as const),
  }))
}
